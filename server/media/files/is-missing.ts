const codes = new Set(['ENOENT', 'ENOTDIR', 'ELOOP'])

/** Did the file system say that there is nothing of this name? */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && codes.has(String(error.code))
