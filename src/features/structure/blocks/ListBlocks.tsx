import { type ReactNode, useCallback } from 'react'
import { wordsOfError } from '../../../api/error-words.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import type { Card } from '../../../contract/content.ts'
import { type Shape, kindOf, shapeOf } from '../../../contract/kinds.ts'
import type { StructureNode } from '../../../contract/structure.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { Grid } from '../../../ui/Grid.tsx'
import { MoreButton } from '../../../ui/MoreButton.tsx'
import { Rows } from '../../../ui/Rows.tsx'
import { Section } from '../../../ui/Section.tsx'
import { useLazy } from '../../../ui/use-lazy.ts'
import type { BlockProps } from './block.ts'
import { hasSentence } from '../card/card-words.ts'
import { ItemCard, ItemRow } from '../card/ItemCard.tsx'
import css from './ListBlocks.module.css'
import { useMoreEntries } from './use-more-entries.ts'
import { useSeeAll } from './use-see-all.ts'

const columns: Partial<Record<Shape, 'wide' | 'tickets' | 'texts'>> = {
  text: 'texts',
  ticket: 'tickets',
  wide: 'wide',
  bracket: 'wide',
}
const columnsOf = (shape: Shape) => columns[shape] ?? 'slim'

const More = ({ error, ...more }: Omit<ReturnType<typeof useMoreEntries>, 'entries'>) => {
  const { t } = useTranslation()
  return (
    <MoreButton
      {...more}
      label={t('structure.more')}
      loadingLabel={t('loading')}
      failure={error ? t(wordsOfError(error)) : ''}
    />
  )
}

/** A block without a title continues the one above it and is no section of its own. */
const Frame = ({ block, children }: { block: StructureNode; children: ReactNode }) => {
  const { title, subTitle } = block.data
  const seeAll = useSeeAll(block)
  if (!title) return <div className={css.plain}>{children}</div>
  return (
    <Section title={title} subTitle={subTitle} more={seeAll}>
      {children}
    </Section>
  )
}

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
    <Frame block={block}>
      <Grid label={block.data.title} columns={columnsOf(kindOf(first.kind).shape)}>
        {entries.map(row)}
      </Grid>
      <More {...more} />
    </Frame>
  )
}

const loadLongRows = async () => (await import('./LongRows.tsx')).LongRows

interface RowListProps {
  block: StructureNode
  ranked?: boolean
  /** Memoised between renders, so that an unchanged row does not render again. */
  row: (card: Card, at: number) => ReactNode
}
/** A first page is complete in the document; a longer list renders few rows. */
const RowList = ({ block, ranked, row }: RowListProps) => {
  const { entries, ...more } = useMoreEntries(block)
  const isLong = entries.length > block.data.entries.length
  const Long = useLazy(isLong || more.isLoading, loadLongRows)
  const first = entries[0]
  if (!first) return null
  const texts = kindOf(first.kind).shape === 'text'
  const inList = (rows: ReactNode) => (
    <Rows
      label={block.data.title}
      columns={2}
      ranked={ranked}
      texts={texts}
      sentences={hasSentence(first)}
      shapes={entries.map(shapeOf)}
    >
      {rows}
    </Rows>
  )
  return (
    <Frame block={block}>
      {isLong && Long ? <Long cards={entries} row={row} inList={inList} /> : inList(entries.map(row))}
      <More {...more} />
    </Frame>
  )
}

const listRow = (card: Card) => <ItemRow key={card.id} card={card} />
export const ListBlock = ({ block }: BlockProps) => <RowList block={block} row={listRow} />

export const RankingBlock = ({ block }: BlockProps) => {
  const formats = useFormats()
  const row = useCallback(
    (card: Card, at: number) => <ItemRow key={card.id} card={card} rank={formats.number(at + 1)} />,
    [formats],
  )
  return <RowList block={block} row={row} ranked />
}
