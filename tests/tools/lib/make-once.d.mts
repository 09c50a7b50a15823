export function makeOnce(path: string, make: () => Promise<void>): Promise<string>
