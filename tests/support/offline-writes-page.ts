/** A page with the offline writes of one user, and what it reports of each. */
import { type Page, expect } from '@playwright/test'
import type { StubAnswer } from './page-modules-server.ts'

export const okAnswer: StubAnswer = { status: 200, body: { liked: true } }
export const unavailableAnswer: StubAnswer = { status: 503 }

/** Opens the writes of one user and records their events. */
export const openWrites = async (page: Page) => {
  await page.goto('/')
  await page.waitForFunction(() => 'pageModules' in window)
  await page.evaluate(() => {
    const messages: string[] = []
    const outbox = window.pageModules.openOfflineWrites('riwaq:omar', {
      changed: (intents) => (document.title = String(intents.length)),
      delivered: async (intent) => {
        if (!window.keeping) return
        await window.keeping
        messages.push(`kept ${intent.subject}`)
      },
      settled: (intent, how) => messages.push(`${how} ${intent.subject}`),
    })
    Object.assign(window, { outbox, messages })
  })
}
declare global {
  interface Window {
    outbox: ReturnType<Window['pageModules']['openOfflineWrites']>
    messages: string[]
    keeping?: Promise<void>
    releaseHandler: () => void
  }
}
export const writeLikes = (page: Page, ...ids: string[]) =>
  page.evaluate(async (all) => {
    for (const id of all)
      await window.outbox.add({
        call: 'addLike',
        input: { params: { type: 'tracks', id } },
        subject: `like:tracks:${id}`,
        label: id,
      })
  }, ids)
export const whenWaiting = (page: Page, count: number) => expect(page).toHaveTitle(String(count))
export const messagesOf = (page: Page) => page.evaluate(() => window.messages)

/** With time to undo it. */
export const forgetPlayed = (page: Page, id: string, hold: number) =>
  page.evaluate(
    ([what, ms]) =>
      window.outbox.add({
        call: 'deletePlayHistory',
        input: { params: { id: what } },
        subject: `played:${what}`,
        hold: ms,
      }),
    [id, hold] as const,
  )
