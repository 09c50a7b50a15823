/** The reason in an operator's sentence; a connection that failed several times over has a code and no message. */
export const because = (error: unknown): string =>
  error instanceof Error
    ? error.message || ('code' in error ? String(error.code) : error.name)
    : String(error)
