/**
 * Box of the rating button, which is not part of a page's first view: after the buttons that are, so that
 * there is no gap.
 */
import type { Card } from '../../contract/content.ts'
import { useWhenWordsLoaded } from '../../state/words/with-words.tsx'
import { useLazy } from '../../ui/use-lazy.ts'
import css from './RateSlot.module.css'

const loadRateButton = async () => (await import('./RateButton.tsx')).RateButton

export const RateSlot = ({ card, look = 'glass' }: { card: Card; look?: 'plain' | 'glass' }) => {
  const Button = useWhenWordsLoaded(useLazy(true, loadRateButton))
  return <span className={css[look]}>{Button && <Button card={card} look={look} />}</span>
}
