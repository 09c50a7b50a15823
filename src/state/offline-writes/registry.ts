/** The outbox of whoever is logged in: opened and closed with the session, emptied at a logout. A lost session leaves it. */
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { subscribe } from 'valtio'
import { refetchAfterWrite } from '../../api/offline-writes/refetch-after-write.ts'
import type { BackendError } from '../../api/backend-error.ts'
import { wordsOfError } from '../../api/error-words.ts'
import { continueKey, forgetEntries, playbackPositionsKey } from '../../api/history.ts'
import { rememberLikedCard } from '../../api/liked-cards.ts'
import { likesKeys, rememberLike } from '../../api/offline-writes/remember-like.ts'
import {
  type NewIntent,
  type OfflineWrites,
  type Settled,
  openOfflineWrites,
} from '../../api/offline-writes/offline-writes.ts'
import type { PersonalScope } from '../../api/personal.ts'
import { ratingQuery, rememberVote } from '../../api/ratings.ts'
import { likeTypes } from '../../contract/like-types.ts'
import type { Intent } from '../../contract/offline-writes.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import { isRemovedBy } from '../../domain/history-removal.ts'
import { cardOf } from '../../domain/card-of.ts'
import { shownWith } from '../../domain/liked-tabs.ts'
import { voteOf } from '../../domain/vote-of.ts'
import { diskNameOf } from '../storage/disk-name.ts'
import { connection } from '../network/connection.ts'
import { prefetchLikedCards } from './prefetch-liked-cards.ts'
import { beforeLogout, onLogout } from '../session/session-listeners.ts'
import { isLoggedIn, session, userKey } from '../session/session.ts'
import { showSnack } from '../notifications/snackbar.ts'
import { type Like, pendingWrites } from './pending.ts'
import { type PersistAnswer, flushBeforeLogoutMs } from './write.ts'

let offlineWrites: OfflineWrites | null = null
/** The one closed last: a logout empties it after the session has already become a visitor's. */
let closed: OfflineWrites | null = null
let owner = ''

export const addIntent = async (intent: NewIntent): Promise<void> => {
  if (!offlineWrites) throw new Error('nobody is logged in: no outbox is open')
  await offlineWrites.add(intent)
}
/** False when it had already been delivered. */
export const withdrawWrite = async (key: string): Promise<boolean> =>
  (await offlineWrites?.takeBack(key)) ?? true
export const flushWrites = async (ms: number): Promise<Intent[]> =>
  ((await offlineWrites?.flush(ms)) ?? []).filter(({ label }) => label !== null)

const likeOf = (intent: Intent): Like | null => {
  const { type, id } = intent.input.params ?? {}
  const known = likeTypes.find((each) => each === type)
  return known && id && intent.subject.startsWith('like:') ? { type: known, id } : null
}

type Owner = Pick<PersonalScope, 'tenant' | 'user'>

/** What a person's answers in the language and under the ceiling of now hang on. */
interface WriteContext {
  client: QueryClient
  scope: () => PublicScope
  keep: PersistAnswer
}

const applyDeliveredLike = (
  { client, scope }: WriteContext,
  owner: Owner,
  { type, id }: Like,
  intent: Intent,
) => {
  const isLiked = intent.call === 'addLike'
  const card = isLiked && cardOf(intent.card)
  if (card) rememberLikedCard(client, { ...scope(), user: owner.user }, shownWith(type), type, card)
  return rememberLike(client, owner, { type, id }, isLiked)
}
/** What a delivered write changes in the known answers; tells where they lie. */
const applyDeliveredWrite = async (
  ground: WriteContext,
  owner: Owner,
  intent: Intent,
): Promise<QueryKey[]> => {
  const { client } = ground
  const like = likeOf(intent)
  if (like) return [await applyDeliveredLike(ground, owner, like, intent)]
  const vote = voteOf(intent)
  return vote ? [rememberVote(client, owner, vote)] : forgetEntries(client, owner, isRemovedBy(intent))
}

/** To disk before the wish leaves it: who goes away between the two must still find the heart as they left it. */
const onDelivered =
  (ground: WriteContext, owner: Owner) =>
  async (intent: Intent): Promise<void> => {
    if (userKey() !== owner.user) return
    const { client, scope, keep } = ground
    await Promise.all((await applyDeliveredWrite(ground, owner, intent)).map(keep))
    const like = likeOf(intent)
    if (like)
      prefetchLikedCards(client, { ...scope(), user: owner.user }, like.type, keep).catch(
        (problem: unknown) => console.info('the favourites are asked for later', problem),
      )
  }

/** What is no like: asked for anew where it is on screen. */
const refetchAffected = (client: QueryClient, scope: Owner, intent: Intent) => {
  const vote = voteOf(intent)
  const keys = vote
    ? [ratingQuery(scope, vote.articleId).queryKey]
    : [continueKey(scope), playbackPositionsKey(scope)]
  for (const queryKey of keys) void refetchAfterWrite(client, queryKey)
}

const onSettled =
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
    if (!like) return refetchAffected(client, scope, intent)
    const keys = likesKeys(scope, like.type)
    const askForBoth = () => {
      void refetchAfterWrite(client, keys.ids)
      void refetchAfterWrite(client, keys.cards)
    }
    if (how !== 'delivered' || userKey() !== user) return askForBoth()
    // Said before the fresh answer arrives, so that the heart does not flicker between the two.
    rememberLike(client, scope, like, intent.call === 'addLike')
      .catch((problem: unknown) => console.info('the likes are asked for later', problem))
      .finally(askForBoth)
  }

const onChanged = (intents: Intent[]) => {
  pendingWrites.intents = intents
  connection.waiting = intents.filter(({ label }) => label !== null).length
}
const closeOfflineWrites = () => {
  offlineWrites?.close()
  closed = offlineWrites ?? closed
  offlineWrites = null
  onChanged([])
}

/** Called once, when the first user is there. */
export const followOwner = (ground: WriteContext) => {
  const { tenant } = ground.scope()
  const follow = () => {
    const user = isLoggedIn() ? userKey() : ''
    if (user === owner) return
    owner = user
    closeOfflineWrites()
    if (user)
      offlineWrites = openOfflineWrites(diskNameOf(tenant, user), {
        changed: onChanged,
        delivered: onDelivered(ground, { tenant, user }),
        settled: onSettled(ground.client, { tenant, user }),
      })
  }
  follow()
  subscribe(session, follow)
  beforeLogout(async () => void (await flushWrites(flushBeforeLogoutMs)))
  onLogout(async (_, how) => {
    if (how === 'logout') await (offlineWrites ?? closed)?.clear()
  })
}
