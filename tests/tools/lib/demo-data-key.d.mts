export function groundKey(): Promise<string>
export function mediaKey(): Promise<string>
