import { type ReactNode, useMemo } from 'react'
import type { Card } from '../../contract/content.ts'
import { isSong } from '../../contract/kinds.ts'
import { mostFound } from '../../contract/search-groups.ts'
import type { Found } from '../../contract/search.ts'
import type { SearchQuery } from '../../domain/search/search-query.ts'
import { hasMoreThanShown } from '../../domain/search/groups.ts'
import { type SongListPlayback, useSongList } from '../../state/song-lists/use-song-list.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { ResultGroup, Results } from '../../ui/Results.tsx'
import { VirtualList } from '../../ui/VirtualList.tsx'
import { Result } from './Result.tsx'

interface ListProps {
  id: string
  found: Found
  search: SearchQuery
  isOutdated: boolean
  isSlow: boolean
  addressOf: (search: SearchQuery) => string
  onUse: () => void
}

const idOf = ({ id }: Card) => id

/** The songs that are found play as one list. */
const useFoundSongs = ({ best, groups }: Found) => {
  const { t } = useTranslation()
  const ids = useMemo(() => {
    const all = [...(best ? [best] : []), ...groups.flatMap(({ entries }) => entries)]
    const songs = all.filter((card) => isSong(card) && !card.restriction)
    return [...new Set(songs.map(idOf))]
  }, [best, groups])
  return useSongList(ids, 'search', t('search.results'))
}

type GroupProps = Found['groups'][number] &
  Omit<ListProps, 'id' | 'isOutdated' | 'isSlow'> & { songs: SongListPlayback }
const Group = ({ found, search, addressOf, onUse, songs, ...entry }: GroupProps) => {
  const { t } = useTranslation()
  const { group, total, entries } = entry
  const { q } = search
  const { best, isNear } = found
  const row = (card: Card) => (
    <Result key={card.id} card={card} query={q} isNear={isNear} songs={songs} onUse={onUse} />
  )
  const hasMore = search.group === null && hasMoreThanShown(entry, best)
  const more = hasMore ? { to: addressOf({ q, group }), label: t('structure.seeAll') } : undefined
  const inGroup = (rows: ReactNode) => (
    <ResultGroup title={t(`search.group.${group}`)} more={more}>
      {rows}
    </ResultGroup>
  )
  return search.group === null ? (
    inGroup(entries.map(row))
  ) : (
    <VirtualList items={entries} keyOf={idOf} row={row} total={Math.min(total, mostFound)}>
      {inGroup}
    </VirtualList>
  )
}

const Groups = (props: Omit<ListProps, 'id' | 'isOutdated' | 'isSlow'>) => {
  const { found, search, onUse } = props
  const { best, isNear } = found
  const songs = useFoundSongs(found)
  return (
    <>
      {best && <Result card={best} query={search.q} isNear={isNear} songs={songs} onUse={onUse} isBest />}
      {found.groups
        .filter(({ entries }) => entries.length > 0)
        .map((entry) => (
          <Group key={entry.group} {...entry} {...props} songs={songs} />
        ))}
    </>
  )
}

export const ResultList = ({ id, isOutdated, isSlow, ...rest }: ListProps) => {
  const { t } = useTranslation()
  const { search, found } = rest
  const inGroup = found.groups.find(({ group }) => group === search.group)?.total
  const count = inGroup === undefined ? undefined : Math.min(inGroup, mostFound)
  return (
    <Results
      id={id}
      label={t('search.results')}
      isBusy={isOutdated || isSlow}
      isOutdated={isOutdated && isSlow}
      count={count}
    >
      <Groups {...rest} />
    </Results>
  )
}
