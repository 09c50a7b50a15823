export function groundKey(): Promise<string>
