import type { Card } from '../../../contract/content.ts'
import { addressOf } from '../../../domain/addresses/addresses.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { rememberTappedCard } from '../../../state/navigation/tapped-cards.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { useListEntry } from '../../../ui/availability.ts'
import { useDynamicClass } from '../../../ui/dynamic-css.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Text } from '../../../ui/Text.tsx'
import css from './ContinueItems.module.css'

interface ContinueTileProps {
  card: Card
  /** 0 to 1. */
  fraction: number
  secondsLeft: number
}

export const ContinueTile = ({ card, fraction, secondsLeft }: ContinueTileProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const progress = useDynamicClass({ '--done': `${Math.min(100, Math.round(fraction * 100))}%` })
  const to = addressOf(card)
  const { box, control } = useListEntry([to])
  const left = secondsLeft > 0 ? t('structure.continue.left', { time: formats.length(secondsLeft) }) : ''
  return (
    <li {...box}>
      <Link to={to} className={css.tile} onClick={() => rememberTappedCard(card)} {...control}>
        <Picture picture={card.picture} shape="square" size="row" className={css.picture} />
        <span className={css.words}>
          <span className="sr">{t(`cards.kind.${card.kind}`)}: </span>
          <span className={css.title}>
            <Text lang={card.lang}>{card.title}</Text>
          </span>
          {left && <span className="sr">, {left}</span>}
        </span>
        <span className={`${css.progress} ${progress}`} />
      </Link>
    </li>
  )
}
