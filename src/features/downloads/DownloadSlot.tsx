import { useWhenWordsLoaded } from '../../state/words/with-words.tsx'
import { useLazy } from '../../ui/use-lazy.ts'
import type { DownloadButtonProps } from './DownloadButton.tsx'
import css from './DownloadedMark.module.css'

const loadDownloadButton = async () => (await import('./DownloadButton.tsx')).DownloadButton

/** As large as the button, after the others: nothing moves when it appears, and there is no gap. */
export const DownloadSlot = (props: DownloadButtonProps) => {
  const Button = useWhenWordsLoaded(useLazy(true, loadDownloadButton))
  return <span className={css.slot}>{Button && <Button {...props} />}</span>
}
