/** What a user played, written with the page's own session, in this order. */
import type { Page } from '@playwright/test'

export interface PlayedItem {
  id: string
  contentType: string
  /** Seconds. */
  at?: number
}

/** How many of them the backend stored. */
export const writePlayHistory = (page: Page, played: readonly PlayedItem[]) =>
  page.evaluate(async (items) => {
    const token = /user-token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    let stored = 0
    for (const { id, contentType, at = 0 } of items) {
      const { ok } = await fetch(`/api/user/history/PLAY/${id}`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${decodeURIComponent(token)}`,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        },
        body: JSON.stringify({ userCurrentPlaying: at, contentType }),
      })
      if (ok) stored++
    }
    return stored
  }, played)

/** Other journeys on the same portal listen as the same user. */
export const clearPlayHistory = (page: Page) =>
  page.evaluate(async () => {
    const token = /user-token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const headers = {
      authorization: `Bearer ${decodeURIComponent(token)}`,
      'idempotency-key': crypto.randomUUID(),
    }
    const until = new Date().toISOString()
    const { ok } = await fetch(`/api/user/history/PLAY?until=${until}`, { method: 'DELETE', headers })
    if (!ok) throw new Error('the history was not cleared')
  })
