export const itemOfView = (name: string): string | null => /^([A-Za-z0-9_]+)--\w/.exec(name)?.[1] ?? null
