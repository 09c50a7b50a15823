/** What the tap on a heart does. */
import { askToSignIn } from './ask-to-sign-in.ts'
import { isLoggedIn } from './session.ts'
import { sessionKnown } from './session-known.ts'
import { showSnack } from './snackbar.ts'
import { type Like, noteTap, subjectOfLike, write } from './waiting.ts'

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
export const toggleLike = async (like: Like, isLiked: boolean, title: string): Promise<void> => {
  await sessionKnown()
  if (!isLoggedIn()) return askToSignIn('favorite.notLoggedIn')
  void keepLike(like, !isLiked, title)
  if (!isLiked) return showSnack('favorite.added')
  // A row among the favourites goes with its heart: there is no other way back to it.
  const undo = () => void keepLike(like, true, title)
  showSnack('favorite.removed', { action: { key: 'queue.undo', run: undo } })
}
