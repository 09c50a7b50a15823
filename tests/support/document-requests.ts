import type { Page } from '@playwright/test'

/** The paths of the documents that the page opens from now on. */
export const recordDocumentRequests = (page: Page) => {
  const opened: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname)
  })
  return opened
}
