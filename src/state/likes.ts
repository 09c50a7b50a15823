/**
 * Hearts. What is shown is what the backend said, overlaid by the likes that still wait in the outbox; so a heart
 * changes at once, survives a reload, and goes back by itself when its write is refused.
 */
import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { likedIdsQuery } from '../api/likes.ts'
import type { PersonalScope } from '../api/personal.ts'
import { type Kind, kindOf } from '../contract/kinds.ts'
import { type Portal, usePortal } from './portal.tsx'
import { isLoggedIn, session, userKey } from './session.ts'
import { showSnack } from './snackbar.ts'
import { type Like, noteTap, subjectOfLike, wantedLike, write, writes } from './waiting.ts'

export const personalScopeOf = ({ tenant, lang, maxRating }: Portal): PersonalScope => ({
  tenant: tenant.name,
  user: userKey(),
  lang,
  maxRating,
})

/** Shown before anything is waited for. */
const keepLike = async (like: Like, isWanted: boolean, title: string) => {
  const done = noteTap(like, isWanted)
  try {
    await write({
      call: isWanted ? 'addLike' : 'removeLike',
      input: { params: { type: like.type, id: like.id } },
      subject: subjectOfLike(like),
      label: title,
    })
  } catch (problem) {
    console.warn('a like could not be kept', problem)
    showSnack('likes.notKept', { tone: 'bad' })
  } finally {
    done()
  }
}

/** FAV-01 to FAV-06, AMBIG-098 */
export const toggleLike = (like: Like, isLiked: boolean, title: string) => {
  if (!isLoggedIn()) return showSnack('favorite.notLoggedIn')
  void keepLike(like, !isLiked, title)
  showSnack(isLiked ? 'favorite.removed' : 'favorite.added')
}

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

/** `useLike('album', id, title)`; the title names the like in the list of what waits. */
export const useLike = (kind: Kind, id: string, title = ''): LikeState => {
  const { status } = useSnapshot(session)
  const portal = usePortal()
  const type = portal.tenant.features.likes === false ? null : kindOf(kind).like
  const answer = useQuery({
    ...likedIdsQuery(personalScopeOf(portal), type ?? 'tracks'),
    enabled: status === 'user' && type !== null,
    select: (ids: string[]) => isAmong(ids, id),
  })
  const waiting = useSnapshot(writes)
  if (!type) return { liked: false, isWaiting: false, canLike: false, toggle: () => undefined }
  const wanted = wantedLike(waiting, subjectOfLike({ type, id }))
  const liked = status === 'user' && (wanted ?? answer.data ?? false)
  return {
    liked,
    isWaiting: wanted !== null,
    canLike: true,
    toggle: () => toggleLike({ type, id }, liked, title),
  }
}
