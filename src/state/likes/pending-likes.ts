import { proxy } from 'valtio'
import type { Card } from '../../contract/content.ts'
import { type Like, subjectOfLike } from '../../domain/write-subjects.ts'

export type Likeable = Pick<Card, 'kind' | 'id' | 'title'>

export const tappedLikes = proxy<Record<string, { isWanted: boolean; tap: number }>>({})

interface Pending {
  readonly intents: readonly { readonly subject: string; readonly call: string }[]
  readonly tapped: Readonly<Record<string, { readonly isWanted: boolean }>>
}
export const wantedLike = ({ intents, tapped }: Pending, subject: string): boolean | null => {
  const tap = tapped[subject]
  if (tap) return tap.isWanted
  const waiting = intents.findLast((intent) => intent.subject === subject)
  return waiting ? waiting.call === 'addLike' : null
}

let lastTap = 0
export const noteTappedLike = (like: Like, isWanted: boolean): (() => void) => {
  const subject = subjectOfLike(like)
  const tap = ++lastTap
  tappedLikes[subject] = { isWanted, tap }
  return () => {
    if (tappedLikes[subject]?.tap === tap) delete tappedLikes[subject]
  }
}
