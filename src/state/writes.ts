/** What waits in the outbox of whoever is logged in, and the ways to put something there. */
import type { QueryClient } from '@tanstack/react-query'
import { proxy, subscribe } from 'valtio'
import { continueKey } from '../api/history.ts'
import { likesKeys, rememberLike } from '../api/likes.ts'
import type { NewIntent, Outbox, Settled } from '../api/outbox.ts'
import { type LikeType, likeTypes } from '../contract/kinds.ts'
import type { Intent } from '../contract/outbox.ts'
import { connection } from './connection.ts'
import { beforeLogout, onLogout } from './session-listeners.ts'
import { isLoggedIn, session, userKey } from './session.ts'
import { showSnack } from './snackbar.ts'

export const writes = proxy<{ intents: Intent[] }>({ intents: [] })

export interface Like {
  type: LikeType
  id: string
}
export const subjectOfLike = ({ type, id }: Like) => `like:${type}:${id}`
const likeOf = (intent: Intent): Like | null => {
  const { type, id } = intent.input.params ?? {}
  const known = likeTypes.find((each) => each === type)
  return known && id && intent.subject.startsWith('like:') ? { type: known, id } : null
}
/** What a waiting write wants: liked, not liked, or null when none waits. */
export const wantedLike = (
  intents: readonly { subject: string; call: string }[],
  subject: string,
): boolean | null => {
  const waiting = intents.findLast((intent) => intent.subject === subject)
  return waiting ? waiting.call === 'addLike' : null
}

let outbox: Promise<Outbox> | null = null
/** The one closed last: a logout empties it after the session has already become a visitor's. */
let closed: Promise<Outbox> | null = null
let owner = ''

export const write = async (intent: NewIntent): Promise<void> => {
  if (!outbox) throw new Error('nobody is logged in: no outbox is open')
  await (await outbox).add(intent)
}
export const writeLike = (like: Like, isWanted: boolean, title: string) =>
  write({
    call: isWanted ? 'addLike' : 'removeLike',
    input: { params: { type: like.type, id: like.id } },
    subject: subjectOfLike(like),
    label: title,
  }).catch((problem: unknown) => {
    console.warn('a like could not be kept', problem)
    showSnack('likes.notKept', { tone: 'bad' })
  })
export const takeBack = async (key: string): Promise<void> => {
  if (outbox && !(await (await outbox).takeBack(key))) showSnack('likes.alreadySent')
}
/** Sends for at most `ms`; answers what could not be sent, for the logout dialog (decisions 35). */
export const flushOutbox = async (ms: number): Promise<Intent[]> =>
  outbox ? (await (await outbox).flush(ms)).filter(({ label }) => label !== null) : []
/** How long a logout waits for what is unsent (decisions 35). */
export const lastChanceMs = 3000

const settled = (client: QueryClient, tenant: string, user: string) => (intent: Intent, how: Settled) => {
  if (how === 'replaced') return
  if (how === 'refused' && intent.label !== null)
    showSnack('likes.refused', { tone: 'bad', values: { title: intent.label } })
  const like = likeOf(intent)
  if (!like) {
    void client.invalidateQueries({ queryKey: continueKey({ tenant, user }) })
    return
  }
  const scope = { tenant, user }
  const keys = likesKeys(scope, like.type)
  const askAgain = () => {
    void client.invalidateQueries({ queryKey: keys.ids })
    void client.invalidateQueries({ queryKey: keys.cards })
  }
  if (how !== 'delivered' || userKey() !== user) return askAgain()
  // Said before the fresh answer arrives, so that the heart does not flicker between the two.
  rememberLike(client, scope, like, intent.call === 'addLike')
    .catch((problem: unknown) => console.info('the likes are asked for later', problem))
    .finally(askAgain)
}

const changed = (intents: Intent[]) => {
  writes.intents = intents
  connection.waiting = intents.filter(({ label }) => label !== null).length
}
const close = () => {
  void outbox?.then((open) => open.close())
  closed = outbox ?? closed
  outbox = null
  changed([])
}

/** Called once in the browser after hydration: opens the outbox of whoever is logged in, closes it at logout. */
export const connectWrites = (client: QueryClient, tenant: string): (() => void) => {
  const follow = () => {
    const user = isLoggedIn() ? userKey() : ''
    if (user === owner) return
    owner = user
    close()
    if (!user) return
    outbox = import('../api/outbox.ts').then(({ openOutbox }) =>
      openOutbox(`${tenant}:${user}`, { changed, settled: settled(client, tenant, user) }),
    )
  }
  follow()
  const stops = [
    subscribe(session, follow),
    beforeLogout(async () => void (await flushOutbox(lastChanceMs))),
    onLogout(async () => void (await (await (outbox ?? closed))?.clear())),
  ]
  return () => {
    for (const stop of stops) stop()
    owner = ''
    close()
  }
}
