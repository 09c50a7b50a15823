/**
 * What waits to be written, as screens show it, and the ways to put something there. The outbox behind it comes with
 * the first user who is logged in: a visitor has none.
 */
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { proxy, subscribe } from 'valtio'
import type { NewIntent } from '../api/outbox.ts'
import type { LikeType } from '../contract/kinds.ts'
import type { Intent } from '../contract/outbox.ts'
import type * as OwnOutbox from './own-outbox.ts'
import { isLoggedIn, session } from './session.ts'
import { showSnack } from './snackbar.ts'

export interface Writes {
  /** On disk, in the order of the taps. */
  intents: Intent[]
  /** Hearts whose tap the disk does not have yet: shown before anything is waited for. */
  tapped: Record<string, { isWanted: boolean; tap: number }>
}
export const writes = proxy<Writes>({ intents: [], tapped: {} })

/** Resolves when the answer under this key is on disk. */
export type KeepAnswer = (key: QueryKey) => Promise<void>
export interface Like {
  type: LikeType
  id: string
}
export const subjectOfLike = ({ type, id }: Like) => `like:${type}:${id}`

interface Shown {
  readonly intents: readonly { readonly subject: string; readonly call: string }[]
  readonly tapped: Readonly<Record<string, { readonly isWanted: boolean }>>
}
/** What a tap or a waiting write wants: liked, not liked, or null when none waits. */
export const wantedLike = ({ intents, tapped }: Shown, subject: string): boolean | null => {
  const tap = tapped[subject]
  if (tap) return tap.isWanted
  const waiting = intents.findLast((intent) => intent.subject === subject)
  return waiting ? waiting.call === 'addLike' : null
}

type Outboxes = typeof OwnOutbox
let load: (() => Promise<Outboxes>) | null = null
let loaded: Promise<Outboxes> | null = null
/** A chunk that did not come is asked for again by the next write. */
const ownOutbox = (): Promise<Outboxes> => {
  if (!load) throw new Error('the page is not connected: no outbox is open')
  loaded ??= load().catch((problem: unknown) => {
    loaded = null
    throw problem
  })
  return loaded
}

/** Called once in the browser after hydration. */
export const connectWrites = (client: QueryClient, tenant: string, keep: KeepAnswer) => {
  load = async () => {
    const outboxes = await import('./own-outbox.ts')
    outboxes.followOwner(client, tenant, keep)
    return outboxes
  }
  const wake = () => {
    if (isLoggedIn()) ownOutbox().catch((problem: unknown) => console.info('the outbox comes later', problem))
  }
  wake()
  subscribe(session, wake)
}

export const write = async (intent: NewIntent): Promise<void> => (await ownOutbox()).write(intent)
let taps = 0
export const writeLike = async (like: Like, isWanted: boolean, title: string) => {
  const subject = subjectOfLike(like)
  const tap = ++taps
  writes.tapped[subject] = { isWanted, tap }
  try {
    await write({
      call: isWanted ? 'addLike' : 'removeLike',
      input: { params: { type: like.type, id: like.id } },
      subject,
      label: title,
    })
  } catch (problem) {
    console.warn('a like could not be kept', problem)
    showSnack('likes.notKept', { tone: 'bad' })
  } finally {
    if (writes.tapped[subject]?.tap === tap) delete writes.tapped[subject]
  }
}
export const takeBack = async (key: string): Promise<void> => {
  if (!(await (await ownOutbox()).takeBack(key))) showSnack('likes.alreadySent')
}
/** How long a logout waits for what is unsent (decisions 35). */
export const lastChanceMs = 3000
/** Sends for at most `ms`; answers what could not be sent, for the logout dialog (decisions 35). */
export const flushOutbox = async (ms: number): Promise<Intent[]> =>
  isLoggedIn() ? (await ownOutbox()).flush(ms) : []
