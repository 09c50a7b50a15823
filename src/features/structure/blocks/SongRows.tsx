import { useCallback, useMemo } from 'react'
import type { StructureNode } from '../../../contract/structure.ts'
import { hash } from '../../../lib/hash.ts'
import { useSongList } from '../../../state/song-lists/use-song-list.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { SongCardRow } from '../card/SongCardRow.tsx'
import { useStructureSlots } from '../slots.ts'
import { useStructureRequest } from '../structure-request.ts'
import { EntryRows, type EntryRowsProps, type RowOf, useRank } from './EntryRows.tsx'
import css from './ListBlocks.module.css'

/** The same list on a later visit is the same source of a queue. */
const useListId = ({ name }: StructureNode) => {
  const request = useStructureRequest()
  return `list-${hash([request?.name, request?.id, name].join(' '))}`
}

/** An overview shows a few songs of a list whose own page has its buttons. */
const maxPreviewSongs = 10

export const SongRows = (props: Omit<EntryRowsProps, 'row'>) => {
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
