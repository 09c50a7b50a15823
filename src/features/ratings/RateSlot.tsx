/** Not part of a page's first view: after the buttons that are, so that there is no gap. */
import type { Card } from '../../contract/content.ts'
import { useWhenWordsLoaded } from '../../state/words/with-words.tsx'
import { useLazy } from '../../ui/use-lazy.ts'
import css from './RateSlot.module.css'

const loadRateButton = async () => (await import('./RateButton.tsx')).RateButton

export const RateSlot = ({ card, variant = 'glass' }: { card: Card; variant?: 'plain' | 'glass' }) => {
  const Button = useWhenWordsLoaded(useLazy(true, loadRateButton))
  return <span className={css[variant]}>{Button && <Button card={card} variant={variant} />}</span>
}
