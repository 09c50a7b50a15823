/** A card of any kind, as shelves and grids show it, and the same thing as a row. */
import { useTranslation } from '../../state/words.tsx'
import type { ReactNode } from 'react'
import type { Card } from '../../contract/content.ts'
import { kindOf } from '../../contract/kinds.ts'
import { addressOf } from '../../domain/addresses.ts'
import { useFormats } from '../../state/formats.ts'
import { rememberTap } from '../../state/tapped.ts'
import { Card as CardFace } from '../../ui/Card.tsx'
import { Row } from '../../ui/Rows.tsx'
import { Text } from '../../ui/Text.tsx'
import { cardWords } from './card-words.ts'

/** On pictures as small as theirs a badge would be all there is to see. */
const withoutBadge: readonly string[] = ['ticket', 'text']

const useFace = (card: Card) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { line, lineLang, figure } = cardWords(card, { t, formats })
  const { shape } = kindOf(card.kind)
  const badge = card.live
    ? { text: t('cards.live'), tone: 'warm' as const }
    : card.isNew && !withoutBadge.includes(shape)
      ? { text: t('cards.new'), tone: 'accent' as const }
      : undefined
  return {
    to: addressOf(card),
    shape,
    picture: card.picture,
    title: card.title,
    titleLang: card.lang,
    kind: t(`cards.kind.${card.kind}`),
    line: line ? <Text lang={lineLang}>{line}</Text> : undefined,
    figure,
    badge,
    dimmed: card.restriction !== undefined,
    onOpen: () => rememberTap(card),
  }
}

export const ItemCard = ({ card, eager = false }: { card: Card; eager?: boolean }) => (
  <CardFace {...useFace(card)} eager={eager} />
)

interface ItemRowProps {
  card: Card
  rank?: string
  control?: ReactNode
  /** In place of what the kind would say. */
  line?: ReactNode
}
export const ItemRow = ({ card, rank, control, line }: ItemRowProps) => {
  const { figure, badge, ...face } = useFace(card)
  const formats = useFormats()
  const end = card.kind === 'track' && card.duration ? formats.clock(card.duration) : undefined
  return <Row {...face} line={line ?? face.line ?? figure} rank={rank} end={end} control={control} />
}
