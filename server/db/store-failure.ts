const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
const messageOf = (error: unknown) => (error instanceof Error ? error.message : '')

/** Connection lost, shutting down, too many connections, no space left, the disk does not answer. */
const unavailableCodes = /^(?:08...|57P0.|53...|58030)$/
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
])
/** Messages of `pg`, without a code, for a connection that ended during a request. */
const connectionMessages = [
  /^Connection terminated\b/,
  /^timeout exceeded when trying to connect$/,
  /^Client (?:was closed|has encountered a connection error) and is not queryable$/,
  /^Cannot use a pool after calling end on the pool$/,
]
/** The embedded engine's file system fails with numbers of its own: not writable, too large, no answer, no space. */
const engineFileErrors = new Set([2, 22, 29, 51, 63, 69])

const isEngineFailure = (error: unknown) => {
  if (messageOf(error).startsWith('Aborted(')) return true
  if (typeof error !== 'object' || error === null || !('errno' in error)) return false
  return !(error instanceof Error) && engineFileErrors.has(Number(error.errno))
}

export const isStoreUnavailable = (error: unknown): boolean => {
  const code = codeOf(error)
  return (
    unavailableCodes.test(code) ||
    networkCodes.has(code) ||
    connectionMessages.some((pattern) => pattern.test(messageOf(error))) ||
    isEngineFailure(error)
  )
}

/** A page, an index or a file is not what it was written as; the sentence for the operator, else null. */
export const damageText = (error: unknown, store: string): string | null =>
  /^(?:XX00[0-2]|58P01)$/.test(codeOf(error))
    ? `${store} is damaged: ${messageOf(error)}. Put a backup of it back.`
    : null
