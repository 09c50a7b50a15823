import { isSong } from '../../../contract/kinds.ts'
import type { BlockProps } from './block.ts'
import { BlockFrame, MoreEntries } from './BlockFrame.tsx'
import { ItemRows, type RowListProps } from './EntryRows.tsx'
import { SongRows } from './SongRows.tsx'
import { useMoreEntries } from './use-more-entries.ts'

const RowList = ({ block, ranked }: RowListProps) => {
  const { entries, ...more } = useMoreEntries(block)
  const isLong = entries.length > block.data.entries.length
  const areSongs = entries.every(isSong)
  const Entries = areSongs ? SongRows : ItemRows
  if (entries.length === 0) return null
  return (
    <BlockFrame block={block}>
      <Entries {...{ block, ranked, entries, isLong }} isLoading={more.isLoading} />
      <MoreEntries {...more} />
    </BlockFrame>
  )
}

export const ListBlock = ({ block }: BlockProps) => <RowList block={block} />
export const RankingBlock = ({ block }: BlockProps) => <RowList block={block} ranked />
