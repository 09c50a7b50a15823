/** The songs among the favourites: they play as one list, sorted and filtered over all of them by the backend. */
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { Card } from '../../contract/content.ts'
import { type LikeSort, likeSorts } from '../../contract/like-sorts.ts'
import { useLiked } from '../../features/likes/use-liked.ts'
import { Failure } from '../../features/page-states/Failure.tsx'
import { NextPage } from '../../features/page-states/NextPage.tsx'
import { StaleNoticeSlot } from '../../features/page-states/availability/StaleNoticeSlot.tsx'
import { SongCardRow } from '../../features/structure/card/SongCardRow.tsx'
import { SongListButtons } from '../../features/tracks/SongListButtons.tsx'
import { TrackMenuButton } from '../../features/tracks/TrackMenuButton.tsx'
import { useRememberedState } from '../../state/navigation/use-remembered-state.ts'
import { useSongList } from '../../state/song-lists/use-song-list.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { ChipTabs } from '../../ui/ChipTabs.tsx'
import { FilterField } from '../../ui/FilterField.tsx'
import { Rows } from '../../ui/Rows.tsx'
import { RowsSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import { VirtualList } from '../../ui/VirtualList.tsx'
import css from './FavoriteSongs.module.css'
import { RowLikeButton } from './RowLikeButton.tsx'

const idOf = ({ id }: Card) => id

const SongControls = ({ card }: { card: Card }) => (
  <>
    <RowLikeButton card={card} />
    <TrackMenuButton track={card} />
  </>
)

/** All ids in their order; those of likes that are not delivered yet come first. */
const allIds = (cards: readonly Card[], ids: readonly string[] | null) => {
  const loaded = cards.map(idOf)
  if (!ids) return loaded
  const known = new Set(ids)
  return [...loaded.filter((id) => !known.has(id)), ...ids]
}

interface OrderToolsProps {
  sort: LikeSort
  onSort: (sort: LikeSort) => void
  onFilter: (filter: string) => void
  children: ReactNode
}
const OrderTools = ({ sort, onSort, onFilter, children }: OrderToolsProps) => {
  const { t } = useTranslation()
  return (
    <div className={css.tools}>
      <div className={css.row}>
        {children}
        <FilterField label={t('favorites.filter')} onSettle={onFilter} />
      </div>
      <ChipTabs
        label={t('favorites.sort')}
        tabs={likeSorts.map((id) => ({ id, label: t(`favorites.sorts.${id}`) }))}
        current={sort}
        onChoose={(id) => onSort(likeSorts.find((one) => one === id) ?? 'added')}
      />
    </div>
  )
}

export const FavoriteSongs = ({ empty }: { empty: ReactNode }) => {
  const { t } = useTranslation()
  const [sort, setSort] = useRememberedState<LikeSort>('favorites-sort', 'added')
  const [q, setFilter] = useState('')
  const { cards, ids: known, isKnown, error, retry, savedAt, ...nextPage } = useLiked('tracks', { sort, q })
  const ids = useMemo(() => allIds(cards, known), [cards, known])
  const list = useSongList(ids, 'favourites', t('favorites.title'))
  const row = useCallback(
    (card: Card) => <SongCardRow card={card} list={list} controls={<SongControls card={card} />} />,
    [list],
  )
  const placeholder = error ? <Failure error={error} onRetry={retry} heading="h2" /> : <RowsSkeleton />
  const isEmpty = cards.length === 0
  if (isEmpty && q === '') {
    if (!isKnown) return placeholder
    if (!nextPage.load) return empty
  }
  return (
    <>
      <OrderTools sort={sort} onSort={setSort} onFilter={setFilter}>
        <SongListButtons list={list} />
      </OrderTools>
      {isEmpty && isKnown && (
        <p role="status" className={css.none}>
          {t('favorites.noMatch', { q })}
        </p>
      )}
      <VirtualList items={cards} keyOf={idOf} row={row}>
        {(rows) => (
          <Rows label={t('favorites.type.tracks')} columns={2}>
            {rows}
          </Rows>
        )}
      </VirtualList>
      {isKnown ? <NextPage {...nextPage} /> : placeholder}
      <StaleNoticeSlot savedAt={savedAt} />
    </>
  )
}
