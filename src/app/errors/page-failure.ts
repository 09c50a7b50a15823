export interface PageFailure {
  readonly statusCode: number
  readonly message: string
}

export const notFoundByRule = (path: string, message?: string): PageFailure => ({
  statusCode: 404,
  message: message ?? `Page Not Found: ${path}`,
})

export const isMissingPage = (status: number): boolean => status === 404
