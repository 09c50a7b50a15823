/** Box of the call to action; it depends on the user, so it is not part of a page's first view. */
import { useWhenWordsLoaded } from '../../state/words/with-words.tsx'
import { useLazy } from '../../ui/use-lazy.ts'

const loadMusicCallToAction = async () => (await import('./MusicCallToAction.tsx')).MusicCallToAction

export const MusicCallToActionSlot = ({ kind }: { kind: string }) => {
  const Call = useWhenWordsLoaded(useLazy(true, loadMusicCallToAction))
  return Call && <Call kind={kind} />
}
