import { useRef, type ReactNode } from 'react'
import { useTranslation } from '../../../state/words/translation.tsx'
import type { Card } from '../../../contract/content.ts'
import { kindOf } from '../../../contract/kinds.ts'
import { Section } from '../../../ui/Section.tsx'
import { Shelf, ShelfArrows } from '../../../ui/Shelf.tsx'
import { turnPage } from '../../../ui/shelf-keys.ts'
import { ItemCard } from '../card/ItemCard.tsx'
import type { BlockProps } from './block.ts'
import { useSeeAll } from './use-see-all.ts'

interface CardShelfProps {
  title: ReactNode
  label: string
  subTitle?: string | undefined
  cards: readonly Card[]
  more?: { to: string; label: string } | undefined
  eager?: number
}

export const CardShelf = ({ title, label, subTitle, cards, more, eager = 0 }: CardShelfProps) => {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const turnTo = (direction: 1 | -1) => {
    const list = box.current?.querySelector('ul')
    if (list) turnPage(list, direction)
  }
  const first = cards[0]
  if (!first) return null
  const shape = kindOf(first.kind).shape
  return (
    <Section
      title={title}
      subTitle={subTitle}
      more={more}
      tools={<ShelfArrows onTurn={turnTo} back={t('structure.back')} forward={t('structure.forward')} />}
    >
      <div ref={box}>
        <Shelf
          label={label}
          width={shape === 'bubble' ? 'square' : shape}
          items={cards.map((card, at) => ({
            id: card.id,
            node: <ItemCard card={card} eager={at < eager} />,
          }))}
        />
      </div>
    </Section>
  )
}

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
