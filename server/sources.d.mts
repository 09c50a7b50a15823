export function sourcesHash(
  root: string,
  folders?: readonly string[],
  files?: readonly string[],
): Promise<string>
export function sourcesStamp(root: string): Promise<string>
