import type { ReactNode } from 'react'
import type { Card } from '../../../contract/content.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { Card as CardView } from '../../../ui/Card.tsx'
import { Row } from '../../../ui/Rows.tsx'
import { rowLengthOf } from './card-words.ts'
import { useCardView } from './use-card-view.tsx'

export const ItemCard = ({ card, eager = false }: { card: Card; eager?: boolean }) => (
  <CardView {...useCardView(card)} eager={eager} />
)

interface ItemRowProps {
  card: Card
  rank?: string | undefined
  control?: ReactNode
  subtitle?: ReactNode
}
export const ItemRow = ({ card, rank, control, subtitle }: ItemRowProps) => {
  const { figure, badge, ...view } = useCardView(card)
  const formats = useFormats()
  const end = subtitle ? undefined : rowLengthOf(card, formats)
  return (
    <Row {...view} subtitle={subtitle ?? view.subtitle ?? figure} rank={rank} end={end} control={control} />
  )
}
