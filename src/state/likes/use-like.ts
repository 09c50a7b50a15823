/**
 * Hearts. What is shown is what the backend said, overlaid by the likes that still wait in the outbox; so a heart
 * changes at once, survives a reload, and goes back by itself when its write is refused.
 */
import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { likedIdsQuery } from '../../api/likes.ts'
import { kindOf } from '../../contract/kinds.ts'
import { personalScopeOf, usePortal } from '../portal/portal.tsx'
import { session } from '../session/session.ts'
import { showSnack } from '../notifications/snackbar.ts'
import { type Likeable, subjectOfLike, wantedLike, pendingWrites } from '../offline-writes/pending.ts'

/** Its way comes behind the first view, and has come before the first tap as a rule. */
const loadAndToggleLike = (thing: Likeable, isLiked: boolean) =>
  import('./toggle-like.ts').then(
    ({ toggleLike }) => toggleLike(thing, isLiked),
    () => showSnack('boot.screen.desc', { tone: 'bad' }),
  )

/** Each heart of a list asks, and somebody may like ten thousand things. */
const sets = new WeakMap<readonly string[], ReadonlySet<string>>()
const isAmong = (ids: readonly string[], id: string) => {
  const set = sets.get(ids) ?? new Set(ids)
  sets.set(ids, set)
  return set.has(id)
}

interface LikeState {
  liked: boolean
  /** Still in the outbox. */
  isWaiting: boolean
  /** False for kinds that cannot be liked, and where the tenant has no likes. */
  canLike: boolean
  toggle: () => void
}

/** `meanwhile` is what is shown until it is known what is liked. */
export const useLike = (thing: Likeable, meanwhile = false): LikeState => {
  const { kind, id } = thing
  const { status } = useSnapshot(session)
  const portal = usePortal()
  const type = portal.tenant.features.likes === false ? null : kindOf(kind).like
  const answer = useQuery({
    ...likedIdsQuery(personalScopeOf(portal), type ?? 'tracks'),
    enabled: status === 'user' && type !== null,
    select: (ids: string[]) => isAmong(ids, id),
  })
  const waiting = useSnapshot(pendingWrites)
  if (!type) return { liked: false, isWaiting: false, canLike: false, toggle: () => undefined }
  const wanted = wantedLike(waiting, subjectOfLike({ type, id }))
  const liked = status === 'user' && (wanted ?? answer.data ?? meanwhile)
  return {
    liked,
    isWaiting: wanted !== null,
    canLike: true,
    toggle: () => void loadAndToggleLike(thing, liked),
  }
}
