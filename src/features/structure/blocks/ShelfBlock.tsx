import type { BlockProps } from './block.ts'
import { CardShelf } from './CardShelf.tsx'
import { useSeeAll } from './use-see-all.ts'

const eagerCards = 3

export const ShelfBlock = ({ block, isEarly }: BlockProps) => {
  const { title, subTitle, entries } = block.data
  const seeAll = useSeeAll(block)
  return (
    <CardShelf
      title={title}
      label={title}
      subTitle={subTitle}
      cards={entries}
      more={seeAll}
      eager={isEarly ? eagerCards : 0}
    />
  )
}
