/** The entries of a list beyond its first page; loads with the first such list. */
import { type ReactNode, useState } from 'react'
import type { Card } from '../../../contract/content.ts'
import { VirtualList } from '../../../ui/VirtualList.tsx'

interface LongRowsProps {
  cards: readonly Card[]
  row: (card: Card, at: number) => ReactNode
  inList: (rows: ReactNode) => ReactNode
}
const currentScroll = () => scrollY
const idOf = ({ id }: Card) => id

export const LongRows = ({ cards, row, inList }: LongRowsProps) => {
  const [scrolled] = useState(currentScroll)
  return (
    <VirtualList items={cards} keyOf={idOf} row={row} scrolled={scrolled}>
      {inList}
    </VirtualList>
  )
}
