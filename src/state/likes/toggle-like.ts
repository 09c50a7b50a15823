import { configuredBackend } from '../../api/backend.ts'
import { kindOf } from '../../contract/kinds.ts'
import { cardOf } from '../../domain/card-of.ts'
import { askToSignIn } from '../dialogs/ask-to-sign-in.ts'
import { saveIntention } from '../session/intention.ts'
import { isLoggedIn } from '../session/session.ts'
import { whenSessionKnown } from '../session/when-session-known.ts'
import { showSnack } from '../notifications/snackbar.ts'
import { writeOffline } from '../offline-writes/pending.ts'
import { type Likeable, noteTappedLike } from './pending-likes.ts'

/** Shown before anything is awaited. */
const writeLike = async (item: Likeable, isWanted: boolean) => {
  const type = kindOf(item.kind).like
  if (!type) return
  const like = { type, id: item.id }
  const done = noteTappedLike(like, isWanted)
  try {
    await writeOffline({
      call: isWanted ? 'addLike' : 'removeLike',
      input: { params: like },
      label: item.title,
      card: cardOf(item),
    })
  } catch (problem) {
    console.warn('a like could not be stored', problem)
    showSnack('likes.notKept', { tone: 'bad' })
  } finally {
    done()
  }
}

const askGuest = ({ kind, id, title }: Likeable) => {
  const { tenantName } = configuredBackend()
  saveIntention(tenantName, { kind: 'like', item: { kind, id, title }, address: location.pathname })
  askToSignIn('favorite.notLoggedIn', 'like')
}

/** FAV-01 to FAV-06, AMBIG-098 */
export const toggleLike = async (item: Likeable, isLiked: boolean): Promise<void> => {
  await whenSessionKnown()
  if (!isLoggedIn()) return askGuest(item)
  void writeLike(item, !isLiked)
  if (!isLiked) return showSnack('favorite.added')
  // A row among the favourites disappears with its like, so undo is the only way back to it.
  const undo = () => void writeLike(item, true)
  showSnack('favorite.removed', { action: { key: 'queue.undo', run: undo } })
}
