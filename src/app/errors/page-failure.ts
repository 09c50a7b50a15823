/** The error that replaces a whole page. `statusCode` finds its words (ERR-14 to ERR-20). */
export interface PageFailure {
  readonly statusCode: number
  readonly message: string
}

/** A route's validation rule did not pass (ERR-21, ERR-22). */
export const notFoundByRule = (path: string, message?: string): PageFailure => ({
  statusCode: 404,
  message: message ?? `Page Not Found: ${path}`,
})

export const isMissingPage = (status: number): boolean => status === 404
