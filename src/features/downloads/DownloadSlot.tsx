/** The place of the button that takes a list along; the button itself is no part of a page's first view. */
import { useWorded } from '../../state/words/with-words.tsx'
import { useLate } from '../../ui/use-lazy.ts'
import type { KeepButtonProps } from './DownloadButton.tsx'
import css from './DownloadedMark.module.css'

const load = async () => (await import('./lazy-components.ts')).KeepButton

/** As large as the button, behind those of the first view: nothing moves when it comes, and no gap waits for it. */
export const KeepSlot = (props: KeepButtonProps) => {
  const Button = useWorded(useLate(true, load))
  return <span className={css.slot}>{Button && <Button {...props} />}</span>
}
