export function once(path: string, make: () => Promise<void>): Promise<string>
