/** Likes between the tap and the answer of the backend. */
import { proxy } from 'valtio'
import type { Card } from '../../contract/content.ts'
import { type Like, subjectOfLike } from '../../domain/write-subjects.ts'

/** What can be liked: its card, or more than that. */
export type Likeable = Pick<Card, 'kind' | 'id' | 'title'>

/** By subject, until they are on disk: shown before anything is waited for. */
export const tappedLikes = proxy<Record<string, { isWanted: boolean; tap: number }>>({})

interface Pending {
  readonly intents: readonly { readonly subject: string; readonly call: string }[]
  readonly tapped: Readonly<Record<string, { readonly isWanted: boolean }>>
}
/** What a tap or a waiting write wants: liked, not liked, or null when none waits. */
export const wantedLike = ({ intents, tapped }: Pending, subject: string): boolean | null => {
  const tap = tapped[subject]
  if (tap) return tap.isWanted
  const waiting = intents.findLast((intent) => intent.subject === subject)
  return waiting ? waiting.call === 'addLike' : null
}

let taps = 0
/** Shown at once; the returned function ends that, unless a newer tap came. */
export const noteTappedLike = (like: Like, isWanted: boolean): (() => void) => {
  const subject = subjectOfLike(like)
  const tap = ++taps
  tappedLikes[subject] = { isWanted, tap }
  return () => {
    if (tappedLikes[subject]?.tap === tap) delete tappedLikes[subject]
  }
}
