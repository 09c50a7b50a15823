/** What the tap on a heart does. */
import { kindOf } from '../../contract/kinds.ts'
import { cardOf } from '../../domain/card-of.ts'
import { askToSignIn } from '../dialogs/ask-to-sign-in.ts'
import { isLoggedIn } from '../session/session.ts'
import { whenSessionKnown } from '../session/when-session-known.ts'
import { showSnack } from '../notifications/snackbar.ts'
import { type Likeable, noteTappedLike, subjectOfLike, writeIntent } from '../offline-writes/pending.ts'

/** Shown before anything is waited for. */
const writeLike = async (thing: Likeable, isWanted: boolean) => {
  const type = kindOf(thing.kind).like
  if (!type) return
  const like = { type, id: thing.id }
  const done = noteTappedLike(like, isWanted)
  try {
    await writeIntent({
      call: isWanted ? 'addLike' : 'removeLike',
      input: { params: like },
      subject: subjectOfLike(like),
      label: thing.title,
      card: cardOf(thing),
    })
  } catch (problem) {
    console.warn('a like could not be kept', problem)
    showSnack('likes.notKept', { tone: 'bad' })
  } finally {
    done()
  }
}

/** FAV-01 to FAV-06, AMBIG-098 */
export const toggleLike = async (thing: Likeable, isLiked: boolean): Promise<void> => {
  await whenSessionKnown()
  if (!isLoggedIn()) return askToSignIn('favorite.notLoggedIn')
  void writeLike(thing, !isLiked)
  if (!isLiked) return showSnack('favorite.added')
  // A row among the favourites goes with its heart: there is no other way back to it.
  const undo = () => void writeLike(thing, true)
  showSnack('favorite.removed', { action: { key: 'queue.undo', run: undo } })
}
