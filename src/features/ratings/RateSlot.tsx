/** The place of the star, which is no part of a page's first view: behind the buttons that are, so that no gap waits for it. */
import type { Card } from '../../contract/content.ts'
import { useWorded } from '../../state/words/with-words.tsx'
import { useLate } from '../../ui/use-lazy.ts'
import css from './RateSlot.module.css'

const load = async () => (await import('./RateButton.tsx')).RateButton

export const RateSlot = ({ card, look = 'glass' }: { card: Card; look?: 'plain' | 'glass' }) => {
  const Button = useWorded(useLate(true, load))
  return <span className={css[look]}>{Button && <Button card={card} look={look} />}</span>
}
