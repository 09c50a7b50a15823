export function say(lang: string, key: string): string
