/** The outbox of whoever is logged in: opened and closed with the session, emptied at a logout. A lost session leaves it. */
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { subscribe } from 'valtio'
import { askAgain } from '../../api/offline-writes/refetch-after-write.ts'
import type { BackendError } from '../../api/backend-error.ts'
import { wordsOfError } from '../../api/error-words.ts'
import { continueKey, forgetEntries, placesKey } from '../../api/history.ts'
import { rememberLikedCard } from '../../api/liked-cards.ts'
import { likesKeys, rememberLike } from '../../api/offline-writes/remember-like.ts'
import {
  type NewIntent,
  type Outbox,
  type Settled,
  openOutbox,
} from '../../api/offline-writes/offline-writes.ts'
import type { PersonalScope } from '../../api/personal.ts'
import { ratingQuery, rememberVote } from '../../api/ratings.ts'
import { likeTypes } from '../../contract/like-types.ts'
import type { Intent } from '../../contract/offline-writes.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import { isForgottenBy } from '../../domain/history-removal.ts'
import { cardOf } from '../../domain/card-of.ts'
import { shownWith } from '../../domain/liked-tabs.ts'
import { voteOf } from '../../domain/vote-of.ts'
import { diskNameOf } from '../storage/disk-name.ts'
import { connection } from '../network/connection.ts'
import { bringLiked } from './prefetch-liked-cards.ts'
import { beforeLogout, onLogout } from '../session/session-listeners.ts'
import { isLoggedIn, session, userKey } from '../session/session.ts'
import { showSnack } from '../notifications/snackbar.ts'
import { type Like, writes } from './pending.ts'
import { type KeepAnswer, lastChanceMs } from './write.ts'

let outbox: Outbox | null = null
/** The one closed last: a logout empties it after the session has already become a visitor's. */
let closed: Outbox | null = null
let owner = ''

export const addIntent = async (intent: NewIntent): Promise<void> => {
  if (!outbox) throw new Error('nobody is logged in: no outbox is open')
  await outbox.add(intent)
}
/** False when it had already been delivered. */
export const withdraw = async (key: string): Promise<boolean> => (await outbox?.takeBack(key)) ?? true
export const flush = async (ms: number): Promise<Intent[]> =>
  ((await outbox?.flush(ms)) ?? []).filter(({ label }) => label !== null)

const likeOf = (intent: Intent): Like | null => {
  const { type, id } = intent.input.params ?? {}
  const known = likeTypes.find((each) => each === type)
  return known && id && intent.subject.startsWith('like:') ? { type: known, id } : null
}

type Owner = Pick<PersonalScope, 'tenant' | 'user'>

/** What a person's answers in the language and under the ceiling of now hang on. */
interface Ground {
  client: QueryClient
  scope: () => PublicScope
  keep: KeepAnswer
}

const rememberHeart = ({ client, scope }: Ground, owner: Owner, { type, id }: Like, intent: Intent) => {
  const isLiked = intent.call === 'addLike'
  const card = isLiked && cardOf(intent.card)
  if (card) rememberLikedCard(client, { ...scope(), user: owner.user }, shownWith(type), type, card)
  return rememberLike(client, owner, { type, id }, isLiked)
}
/** What a delivered write changes in the known answers; tells where they lie. */
const rememberWrite = async (ground: Ground, owner: Owner, intent: Intent): Promise<QueryKey[]> => {
  const { client } = ground
  const like = likeOf(intent)
  if (like) return [await rememberHeart(ground, owner, like, intent)]
  const vote = voteOf(intent)
  return vote ? [rememberVote(client, owner, vote)] : forgetEntries(client, owner, isForgottenBy(intent))
}

/** To disk before the wish leaves it: who goes away between the two must still find the heart as they left it. */
const delivered =
  (ground: Ground, owner: Owner) =>
  async (intent: Intent): Promise<void> => {
    if (userKey() !== owner.user) return
    const { client, scope, keep } = ground
    await Promise.all((await rememberWrite(ground, owner, intent)).map(keep))
    const like = likeOf(intent)
    if (like)
      bringLiked(client, { ...scope(), user: owner.user }, like.type, keep).catch((problem: unknown) =>
        console.info('the favourites are asked for later', problem),
      )
  }

/** What is no like: asked for anew where it is on screen. */
const askAnew = (client: QueryClient, scope: Owner, intent: Intent) => {
  const vote = voteOf(intent)
  const keys = vote ? [ratingQuery(scope, vote.articleId).queryKey] : [continueKey(scope), placesKey(scope)]
  for (const queryKey of keys) void askAgain(client, queryKey)
}

const settled =
  (client: QueryClient, { tenant, user }: Owner) =>
  (intent: Intent, how: Settled, error?: BackendError) => {
    if (how === 'replaced') return
    if (how === 'refused' && intent.label !== null) {
      const reason = error ? { reason: wordsOfError(error) } : {}
      showSnack('likes.refused', { tone: 'bad', values: { title: intent.label }, ...reason })
    }
    const like = likeOf(intent)
    const scope = { tenant, user }
    if (intent.call === 'noteKept') return
    if (!like) return askAnew(client, scope, intent)
    const keys = likesKeys(scope, like.type)
    const askForBoth = () => {
      void askAgain(client, keys.ids)
      void askAgain(client, keys.cards)
    }
    if (how !== 'delivered' || userKey() !== user) return askForBoth()
    // Said before the fresh answer arrives, so that the heart does not flicker between the two.
    rememberLike(client, scope, like, intent.call === 'addLike')
      .catch((problem: unknown) => console.info('the likes are asked for later', problem))
      .finally(askForBoth)
  }

const changed = (intents: Intent[]) => {
  writes.intents = intents
  connection.waiting = intents.filter(({ label }) => label !== null).length
}
const close = () => {
  outbox?.close()
  closed = outbox ?? closed
  outbox = null
  changed([])
}

/** Called once, when the first user is there. */
export const followOwner = (ground: Ground) => {
  const { tenant } = ground.scope()
  const follow = () => {
    const user = isLoggedIn() ? userKey() : ''
    if (user === owner) return
    owner = user
    close()
    if (user)
      outbox = openOutbox(diskNameOf(tenant, user), {
        changed,
        delivered: delivered(ground, { tenant, user }),
        settled: settled(ground.client, { tenant, user }),
      })
  }
  follow()
  subscribe(session, follow)
  beforeLogout(async () => void (await flush(lastChanceMs)))
  onLogout(async (_, how) => {
    if (how === 'logout') await (outbox ?? closed)?.clear()
  })
}
