/** Forgetting what was played: gone from the screen at once, undone for as long as the line about it stands. */
import { subscribe } from 'valtio'
import type { Intent } from '../../contract/offline-writes.ts'
import type { ArticlePosition } from '../../contract/article-records.ts'
import type { NewIntent } from '../../api/offline-writes/offline-writes.ts'
import {
  removeArticlePosition,
  saveArticlePosition,
  listArticlePositions,
} from '../articles/article-positions.ts'
import { showSnack, snackbar, snackbarDuration } from '../notifications/snackbar.ts'
import { writeIntent, pendingWrites } from '../offline-writes/pending.ts'
import { undoWrite } from '../offline-writes/write.ts'

/** A little longer than the offer to undo stands by itself, for a page that is gone before it. */
const undoDelayMs = snackbarDuration + 3000

/** Once the line that stands now has gone, or another one has taken its place. */
const onSnackbarGone = (tell: () => void) => {
  const id = snackbar.current?.id
  const stop = subscribe(snackbar, () => {
    if (snackbar.current?.id === id) return
    stop()
    tell()
  })
}

const undoRemoval = async ({ call, subject }: NewIntent, giveBack: () => Promise<void>) => {
  const intent = pendingWrites.intents.findLast((one: Intent) => one.subject === subject && one.call === call)
  if (!intent) return showSnack('likes.alreadySent')
  await undoWrite(intent.key)
  await giveBack()
}

/** What this device remembers of a text goes along, and comes back with it. */
const removeReadingPositions = async (tenant: string, isGone: (place: ArticlePosition) => boolean) => {
  const places = (await listArticlePositions(tenant)).filter(isGone)
  if (places.length > 0) await removeArticlePosition(tenant, ...places.map(({ card }) => card.id))
  return async () => {
    for (const place of places) await saveArticlePosition(tenant, place)
  }
}

interface HistoryRemoval {
  tenant: string
  intent: NewIntent
  key: 'history.removed' | 'history.cleared'
  title?: string
  isGone: (place: ArticlePosition) => boolean
}
const removeEntries = async ({ tenant, intent, key, title = '', isGone }: HistoryRemoval) => {
  let end: (last: unknown) => void = () => undefined
  const offered = new Promise<unknown>((done) => (end = done))
  try {
    await writeIntent({ ...intent, hold: undoDelayMs, offered })
    const giveBack = await removeReadingPositions(tenant, isGone)
    let undoing: Promise<void> | null = null
    showSnack(key, {
      values: { title },
      action: { key: 'queue.undo', run: () => void (undoing = undoRemoval(intent, giveBack)) },
    })
    // Nothing is sent between the tap on the offer and what it does.
    onSnackbarGone(() => end(undoing))
  } catch (problem) {
    end(null)
    console.warn('the history could not be changed', problem)
    showSnack('history.notKept', { tone: 'bad' })
  }
}

/** Under the subject of a play: whoever plays it again meanwhile does not lose it. */
export const removeFromHistory = (
  tenant: string,
  { id, title }: { id: string; title: string },
): Promise<void> =>
  removeEntries({
    tenant,
    intent: { call: 'deletePlayHistory', input: { params: { id } }, subject: `played:${id}` },
    key: 'history.removed',
    title,
    isGone: ({ card }) => card.id === id,
  })

/** `until`: when the newest entry on screen was played. */
export const clearHistory = (tenant: string, until: string): Promise<void> =>
  removeEntries({
    tenant,
    intent: { call: 'clearPlayHistory', input: { query: { until } }, subject: 'history' },
    key: 'history.cleared',
    isGone: () => true,
  })
