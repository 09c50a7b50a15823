/** The backend's answer, overlaid by pending likes; so a refused write reverses the like by itself. */
import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { likedIdsQuery } from '../../api/likes.ts'
import { kindOf } from '../../contract/kinds.ts'
import { personalScopeOf, usePortal } from '../portal/portal.tsx'
import { session } from '../session/session.ts'
import { showSnack } from '../notifications/snackbar.ts'
import { subjectOfLike } from '../../domain/write-subjects.ts'
import { pendingWrites } from '../offline-writes/pending.ts'
import { type Likeable, tappedLikes, wantedLike } from './pending-likes.ts'

/** Loaded after the first view, usually before the first tap. */
const loadAndToggleLike = (item: Likeable, isLiked: boolean) =>
  import('./toggle-like.ts').then(
    ({ toggleLike }) => toggleLike(item, isLiked),
    () => showSnack('boot.screen.desc', { tone: 'bad' }),
  )

/** Every button of a list asks, and a user may have ten thousand likes. */
const sets = new WeakMap<readonly string[], ReadonlySet<string>>()
const includes = (ids: readonly string[], id: string) => {
  const set = sets.get(ids) ?? new Set(ids)
  sets.set(ids, set)
  return set.has(id)
}

interface LikeState {
  liked: boolean
  isWaiting: boolean
  canLike: boolean
  toggle: () => void
}

export const useLike = (item: Likeable, fallback = false): LikeState => {
  const { kind, id } = item
  const { status } = useSnapshot(session)
  const portal = usePortal()
  const type = portal.tenant.features.likes === false ? null : kindOf(kind).like
  const answer = useQuery({
    ...likedIdsQuery(personalScopeOf(portal), type ?? 'tracks'),
    enabled: status === 'user' && type !== null,
    select: (ids: string[]) => includes(ids, id),
  })
  const { intents } = useSnapshot(pendingWrites)
  const tapped = useSnapshot(tappedLikes)
  if (!type) return { liked: false, isWaiting: false, canLike: false, toggle: () => undefined }
  const wanted = wantedLike({ intents, tapped }, subjectOfLike({ type, id }))
  const liked = status === 'user' && (wanted ?? answer.data ?? fallback)
  return {
    liked,
    isWaiting: wanted !== null,
    canLike: true,
    toggle: () => void loadAndToggleLike(item, liked),
  }
}
