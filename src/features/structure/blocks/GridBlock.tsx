import type { Card } from '../../../contract/content.ts'
import { type Shape, kindOf } from '../../../contract/kinds.ts'
import { Grid } from '../../../ui/Grid.tsx'
import { ItemCard } from '../card/ItemCard.tsx'
import type { BlockProps } from './block.ts'
import { BlockFrame, MoreEntries } from './BlockFrame.tsx'
import { useMoreEntries } from './use-more-entries.ts'

const columns: Partial<Record<Shape, 'wide' | 'tickets' | 'texts'>> = {
  text: 'texts',
  ticket: 'tickets',
  wide: 'wide',
  bracket: 'wide',
}
const columnsOf = (shape: Shape) => columns[shape] ?? 'slim'

export const GridBlock = ({ block, isEarly }: BlockProps) => {
  const { entries, ...more } = useMoreEntries(block)
  const first = entries[0]
  if (!first) return null
  const row = (card: Card, at: number) => (
    <li key={card.id}>
      <ItemCard card={card} eager={isEarly && at < 4} />
    </li>
  )
  return (
    <BlockFrame block={block}>
      <Grid label={block.data.title} columns={columnsOf(kindOf(first.kind).shape)}>
        {entries.map(row)}
      </Grid>
      <MoreEntries {...more} />
    </BlockFrame>
  )
}
