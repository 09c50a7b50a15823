export function idsIn(title: string): string[]
export function unreadableIn(title: string): string[]
