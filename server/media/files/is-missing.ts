const codes = new Set(['ENOENT', 'ENOTDIR', 'ELOOP'])

/** True for errors about a path that does not exist. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && codes.has(String(error.code))
