export function browserPath(): string | null
export const browserArgs: string[]
