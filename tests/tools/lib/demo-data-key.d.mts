export function demoDataKey(): Promise<string>
export function mediaKey(): Promise<string>
