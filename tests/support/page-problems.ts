/** Collects problems of a page: console messages, exceptions, policy violations, failed requests. */
import type { Page } from '@playwright/test'

const isProblem = (type: string, text: string) =>
  type === 'error' || /hydrat|did not match|content security policy|trusted ?type/i.test(text)

/**
 * All complaints from now on. A page that is not there by design (`missing`, its path) is answered with 404, which the
 * browser notes as an error of that document; nothing else may be.
 */
export const collectProblems = (page: Page, missing?: string) => {
  const complaints: string[] = []
  const isMeant = (url: string) => missing !== undefined && new URL(url).pathname === missing
  page.on('console', (message) => {
    const isOwn404 = message.text().includes('404') && isMeant(message.location().url)
    if (isProblem(message.type(), message.text()) && !isOwn404)
      complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${String(error)}`))
  page.on('response', (answer) => {
    const url = answer.url()
    if (answer.status() >= 400 && !(answer.status() === 404 && isMeant(url)))
      complaints.push(`${answer.status()} ${url}`)
  })
  page.on('requestfailed', (request) => {
    // Leaving a page aborts its pending requests.
    const why = request.failure()?.errorText
    if (why !== 'net::ERR_ABORTED') complaints.push(`${why} ${request.url()}`)
  })
  return complaints
}

/** The page is idle: everything after hydration has loaded, and has reported its problems. */
export const whenNetworkIdle = (page: Page) => page.waitForLoadState('networkidle')
