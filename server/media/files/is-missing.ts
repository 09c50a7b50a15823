const codes = new Set(['ENOENT', 'ENOTDIR', 'ELOOP'])

export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && codes.has(String(error.code))
