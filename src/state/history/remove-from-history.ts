import { subscribe } from 'valtio'
import type { ArticlePosition } from '../../contract/article-records.ts'
import type { Intent } from '../../contract/offline-writes.ts'
import { historySubject, subjectOfPlay } from '../../domain/write-subjects.ts'
import {
  removeArticlePosition,
  saveArticlePosition,
  listArticlePositions,
} from '../articles/article-positions.ts'
import { showSnack, snackbar } from '../notifications/snackbar.ts'
import { writeOffline, pendingWrites } from '../offline-writes/pending.ts'
import type { NewWrite } from '../offline-writes/registry.ts'
import { undoWrite } from '../offline-writes/write.ts'

/** Once the current snackbar is gone or replaced. */
const onSnackbarGone = (listener: () => void) => {
  const id = snackbar.current?.id
  const stop = subscribe(snackbar, () => {
    if (snackbar.current?.id === id) return
    stop()
    listener()
  })
}

interface HistoryRemoval {
  tenant: string
  write: NewWrite<'deletePlayHistory' | 'clearPlayHistory'>
  subject: string
  words: 'history.removed' | 'history.cleared'
  title?: string
  isRemoved: (position: ArticlePosition) => boolean
}

const undoRemoval = async ({ write, subject }: HistoryRemoval, restore: () => Promise<void>) => {
  const isThis = (intent: Intent) => intent.subject === subject && intent.call === write.call
  const intent = pendingWrites.intents.findLast(isThis)
  if (!intent) return showSnack('likes.alreadySent')
  await undoWrite(intent.key)
  await restore()
}

/** Reading positions on this device are removed too; the result restores them. */
const removeReadingPositions = async (tenant: string, isRemoved: (position: ArticlePosition) => boolean) => {
  const positions = (await listArticlePositions(tenant)).filter(isRemoved)
  if (positions.length > 0) await removeArticlePosition(tenant, ...positions.map(({ card }) => card.id))
  return async () => {
    for (const position of positions) await saveArticlePosition(tenant, position)
  }
}

const removeEntries = async (removal: HistoryRemoval) => {
  let endOffer: (last: unknown) => void = () => undefined
  const offered = new Promise<unknown>((done) => (endOffer = done))
  try {
    await writeOffline({ ...removal.write, offered })
    const restore = await removeReadingPositions(removal.tenant, removal.isRemoved)
    let undoing: Promise<void> | null = null
    showSnack(removal.words, {
      values: { title: removal.title ?? '' },
      action: { key: 'queue.undo', run: () => void (undoing = undoRemoval(removal, restore)) },
    })
    // Nothing is sent between the tap on undo and its effect.
    onSnackbarGone(() => endOffer(undoing))
  } catch (problem) {
    endOffer(null)
    console.warn('the history could not be changed', problem)
    showSnack('history.notKept', { tone: 'bad' })
  }
}

/** Under the subject of a play: playing it again meanwhile replaces the removal. */
export const removeFromHistory = (
  tenant: string,
  { id, title }: { id: string; title: string },
): Promise<void> =>
  removeEntries({
    tenant,
    write: { call: 'deletePlayHistory', input: { params: { id } } },
    subject: subjectOfPlay(id),
    words: 'history.removed',
    title,
    isRemoved: ({ card }) => card.id === id,
  })

export const clearHistory = (tenant: string, until: string): Promise<void> =>
  removeEntries({
    tenant,
    write: { call: 'clearPlayHistory', input: { query: { until } } },
    subject: historySubject,
    words: 'history.cleared',
    isRemoved: () => true,
  })
