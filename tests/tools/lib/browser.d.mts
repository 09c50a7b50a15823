export function browserPath(): string | null
export function barePath(): string | null
export const browserArgs: string[]
export const shortLivedArgs: string[]
