/** Forgetting what was played: gone from the screen at once, undone for as long as the line about it stands. */
import { subscribe } from 'valtio'
import type { Intent } from '../../contract/offline-writes.ts'
import type { ReadingPlace } from '../../contract/article-records.ts'
import type { NewIntent } from '../../api/offline-writes/offline-writes.ts'
import { forgetPlace, keepPlace, readingPlaces } from '../articles/article-positions.ts'
import { showSnack, snackbar, snackbarDuration } from '../notifications/snackbar.ts'
import { write, writes } from '../offline-writes/pending.ts'
import { takeBack } from '../offline-writes/write.ts'

/** A little longer than the offer to undo stands by itself, for a page that is gone before it. */
const hold = snackbarDuration + 3000

/** Once the line that stands now has gone, or another one has taken its place. */
const whenGone = (tell: () => void) => {
  const id = snackbar.current?.id
  const stop = subscribe(snackbar, () => {
    if (snackbar.current?.id === id) return
    stop()
    tell()
  })
}

const undo = async ({ call, subject }: NewIntent, giveBack: () => Promise<void>) => {
  const intent = writes.intents.findLast((one: Intent) => one.subject === subject && one.call === call)
  if (!intent) return showSnack('likes.alreadySent')
  await takeBack(intent.key)
  await giveBack()
}

/** What this device remembers of a text goes along, and comes back with it. */
const takePlaces = async (tenant: string, isGone: (place: ReadingPlace) => boolean) => {
  const places = (await readingPlaces(tenant)).filter(isGone)
  if (places.length > 0) await forgetPlace(tenant, ...places.map(({ card }) => card.id))
  return async () => {
    for (const place of places) await keepPlace(tenant, place)
  }
}

interface Forgetting {
  tenant: string
  intent: NewIntent
  key: 'history.removed' | 'history.cleared'
  title?: string
  isGone: (place: ReadingPlace) => boolean
}
const forget = async ({ tenant, intent, key, title = '', isGone }: Forgetting) => {
  let end: (last: unknown) => void = () => undefined
  const offered = new Promise<unknown>((done) => (end = done))
  try {
    await write({ ...intent, hold, offered })
    const giveBack = await takePlaces(tenant, isGone)
    let undoing: Promise<void> | null = null
    showSnack(key, {
      values: { title },
      action: { key: 'queue.undo', run: () => void (undoing = undo(intent, giveBack)) },
    })
    // Nothing is sent between the tap on the offer and what it does.
    whenGone(() => end(undoing))
  } catch (problem) {
    end(null)
    console.warn('the history could not be changed', problem)
    showSnack('history.notKept', { tone: 'bad' })
  }
}

/** Under the subject of a play: whoever plays it again meanwhile does not lose it. */
export const forgetPlay = (tenant: string, { id, title }: { id: string; title: string }): Promise<void> =>
  forget({
    tenant,
    intent: { call: 'deletePlayHistory', input: { params: { id } }, subject: `played:${id}` },
    key: 'history.removed',
    title,
    isGone: ({ card }) => card.id === id,
  })

/** `until`: when the newest entry on screen was played. */
export const forgetPlays = (tenant: string, until: string): Promise<void> =>
  forget({
    tenant,
    intent: { call: 'clearPlayHistory', input: { query: { until } }, subject: 'history' },
    key: 'history.cleared',
    isGone: () => true,
  })
