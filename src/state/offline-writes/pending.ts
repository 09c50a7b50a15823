/**
 * What waits to be written, as screens show it, and the one way to put something there. What stands behind that way is
 * connected by `writes.ts` after the first view.
 */
import { proxy } from 'valtio'
import type { NewIntent } from '../../api/offline-writes/offline-writes.ts'
import type { Card } from '../../contract/content.ts'
import type { LikeType } from '../../contract/like-types.ts'
import type { Intent } from '../../contract/offline-writes.ts'

export interface PendingWriteState {
  /** On disk, in the order of the taps. */
  intents: Intent[]
  /** Hearts whose tap the disk does not have yet: shown before anything is waited for. */
  tapped: Record<string, { isWanted: boolean; tap: number }>
}
export const pendingWrites = proxy<PendingWriteState>({ intents: [], tapped: {} })

export interface Like {
  type: LikeType
  id: string
}
/** What has a heart: its card, or more than that. */
export type Likeable = Pick<Card, 'kind' | 'id' | 'title'>
export const subjectOfLike = ({ type, id }: Like) => `like:${type}:${id}`

interface PendingSnapshot {
  readonly intents: readonly { readonly subject: string; readonly call: string }[]
  readonly tapped: Readonly<Record<string, { readonly isWanted: boolean }>>
}
/** What a tap or a waiting write wants: liked, not liked, or null when none waits. */
export const wantedLike = ({ intents, tapped }: PendingSnapshot, subject: string): boolean | null => {
  const tap = tapped[subject]
  if (tap) return tap.isWanted
  const waiting = intents.findLast((intent) => intent.subject === subject)
  return waiting ? waiting.call === 'addLike' : null
}

let taps = 0
/** Shown at once; the answer takes it back, unless a newer tap came. */
export const noteTappedLike = (like: Like, isWanted: boolean): (() => void) => {
  const subject = subjectOfLike(like)
  const tap = ++taps
  pendingWrites.tapped[subject] = { isWanted, tap }
  return () => {
    if (pendingWrites.tapped[subject]?.tap === tap) delete pendingWrites.tapped[subject]
  }
}

type WriteIntent = (intent: NewIntent) => Promise<void>
let connectedWriter: WriteIntent | null = null
export const connectWriter = (write: WriteIntent) => {
  connectedWriter = write
}
export const writeIntent: WriteIntent = async (intent) => {
  if (!connectedWriter) throw new Error('the page is not connected: nothing can be written')
  await connectedWriter(intent)
}
