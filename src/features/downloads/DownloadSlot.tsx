/** The place of the button that takes a list along; the button itself is no part of a page's first view. */
import { useWhenWordsLoaded } from '../../state/words/with-words.tsx'
import { useLazy } from '../../ui/use-lazy.ts'
import type { DownloadButtonProps } from './DownloadButton.tsx'
import css from './DownloadedMark.module.css'

const loadDownloadButton = async () => (await import('./DownloadButton.tsx')).DownloadButton

/** As large as the button, behind those of the first view: nothing moves when it comes, and no gap waits for it. */
export const DownloadSlot = (props: DownloadButtonProps) => {
  const Button = useWhenWordsLoaded(useLazy(true, loadDownloadButton))
  return <span className={css.slot}>{Button && <Button {...props} />}</span>
}
