import { Fragment, type ReactNode, useCallback, useMemo } from 'react'
import { wordsOfError } from '../../../api/error-words.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import type { Card } from '../../../contract/content.ts'
import { type Shape, kindOf, shapeOf } from '../../../contract/kinds.ts'
import type { StructureNode } from '../../../contract/structure.ts'
import { hash } from '../../../lib/hash.ts'
import { useSongList } from '../../../state/song-lists/use-song-list.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { Grid } from '../../../ui/Grid.tsx'
import { MoreButton } from '../../../ui/MoreButton.tsx'
import { Rows } from '../../../ui/Rows.tsx'
import { Section } from '../../../ui/Section.tsx'
import { useLazy } from '../../../ui/use-lazy.ts'
import type { BlockProps } from './block.ts'
import { hasSentence } from '../card/card-words.ts'
import { ItemCard, ItemRow } from '../card/ItemCard.tsx'
import { SongCardRow } from '../card/SongCardRow.tsx'
import { useStructureSlots } from '../slots.ts'
import { useStructureRequest } from '../structure-request.ts'
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
  ranked?: boolean | undefined
}
type RowOf = (card: Card, at: number) => ReactNode

interface EntryRowsProps extends RowListProps {
  entries: readonly Card[]
  /** More than the first page are loaded, or loading. */
  isLong: boolean
  isLoading: boolean
  /** Memoised, so that an unchanged row does not render again. */
  row: RowOf
}
/** A first page is complete in the document; a longer list renders few rows. */
const EntryRows = ({ block, ranked, entries, isLong, isLoading, row }: EntryRowsProps) => {
  const Long = useLazy(isLong || isLoading, loadLongRows)
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
  return isLong && Long ? (
    <Long cards={entries} row={row} inList={inList} />
  ) : (
    inList(entries.map((card, at) => <Fragment key={card.id}>{row(card, at)}</Fragment>))
  )
}

/** The same list on a later visit is the same source of a queue. */
const useListId = ({ name }: StructureNode) => {
  const asked = useStructureRequest()
  return `list-${hash([asked?.name, asked?.id, name].join(' '))}`
}

const useRank = (ranked = false) => {
  const formats = useFormats()
  return useCallback((at: number) => (ranked ? formats.number(at + 1) : undefined), [formats, ranked])
}

const ItemRows = (props: Omit<EntryRowsProps, 'row'>) => {
  const rankOf = useRank(props.ranked)
  const row = useCallback<RowOf>((card, at) => <ItemRow card={card} rank={rankOf(at)} />, [rankOf])
  return <EntryRows {...props} row={row} />
}

/** An overview shows a few songs of a list whose own page has its buttons. */
const maxPreviewSongs = 10

/** A song plays, and goes on with the songs of its list. */
const SongRows = (props: Omit<EntryRowsProps, 'row'>) => {
  const { entries, block } = props
  const { t } = useTranslation()
  const { songControls, songListButtons } = useStructureSlots()
  const rankOf = useRank(props.ranked)
  const ids = useMemo(() => entries.map(({ id }) => id), [entries])
  const list = useSongList(ids, useListId(block), block.data.title || t('cards.songList'))
  const row = useCallback<RowOf>(
    (card, at) => <SongCardRow card={card} list={list} rank={rankOf(at)} controls={songControls(card)} />,
    [list, rankOf, songControls],
  )
  return (
    <>
      {ids.length > maxPreviewSongs && <div className={css.buttons}>{songListButtons(list)}</div>}
      <EntryRows {...props} row={row} />
    </>
  )
}

const RowList = ({ block, ranked }: RowListProps) => {
  const { entries, ...more } = useMoreEntries(block)
  const isLong = entries.length > block.data.entries.length
  const areSongs = entries.every(({ kind }) => kind === 'track')
  const Entries = areSongs ? SongRows : ItemRows
  if (entries.length === 0) return null
  return (
    <Frame block={block}>
      <Entries {...{ block, ranked, entries, isLong }} isLoading={more.isLoading} />
      <More {...more} />
    </Frame>
  )
}

export const ListBlock = ({ block }: BlockProps) => <RowList block={block} />
export const RankingBlock = ({ block }: BlockProps) => <RowList block={block} ranked />
