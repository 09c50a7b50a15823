/** Error numbers of the embedded engine's file system (WASI), which throws neither an Error nor a message. */
const engineFailures: Record<number, string> = {
  2: 'it may not be written',
  22: 'a file would be larger than it may be',
  29: 'the disk does not answer',
  51: 'no space is left on the disk',
  63: 'it may not be written',
  69: 'the disk cannot be written',
}

/** The reason for the operator; a connection that failed several times has a code and no message. */
export const errorReason = (error: unknown): string => {
  // The embedded engine gives no other message.
  if (error instanceof Error && error.message.startsWith('Aborted('))
    return 'the engine broke off, as the disk takes no more or the store is damaged'
  if (error instanceof Error) return error.message || ('code' in error ? String(error.code) : error.name)
  if (typeof error !== 'object' || error === null || !('errno' in error)) return String(error)
  const { errno } = error
  return (typeof errno === 'number' && engineFailures[errno]) || `error ${String(errno)} of the file system`
}
