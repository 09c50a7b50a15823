import { Fragment, type ReactNode, useCallback } from 'react'
import type { Card } from '../../../contract/content.ts'
import { kindOf, shapeOf } from '../../../contract/kinds.ts'
import type { StructureNode } from '../../../contract/structure.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { Rows } from '../../../ui/Rows.tsx'
import { useLazy } from '../../../ui/use-lazy.ts'
import { hasSentence } from '../card/card-words.ts'
import { ItemRow } from '../card/ItemCard.tsx'

const loadLongRows = async () => (await import('./LongRows.tsx')).LongRows

export interface RowListProps {
  block: StructureNode
  ranked?: boolean | undefined
}
export type RowOf = (card: Card, at: number) => ReactNode

export interface EntryRowsProps extends RowListProps {
  entries: readonly Card[]
  isLong: boolean
  isLoading: boolean
  /** Memoised, so that an unchanged row does not render again. */
  row: RowOf
}
/** A first page is complete in the document; a longer list renders few rows. */
export const EntryRows = ({ block, ranked, entries, isLong, isLoading, row }: EntryRowsProps) => {
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

export const useRank = (ranked = false) => {
  const formats = useFormats()
  return useCallback((at: number) => (ranked ? formats.number(at + 1) : undefined), [formats, ranked])
}

export const ItemRows = (props: Omit<EntryRowsProps, 'row'>) => {
  const rankOf = useRank(props.ranked)
  const row = useCallback<RowOf>((card, at) => <ItemRow card={card} rank={rankOf(at)} />, [rankOf])
  return <EntryRows {...props} row={row} />
}
