/** Loads the songs after those in the page; it is loaded late, and passes what it loads to its parent. */
import { hashKey, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { songsQuery } from '../../api/songs.ts'
import { wordsOfError } from '../../api/error-words.ts'
import type { Track } from '../../contract/content.ts'
import { useFormats } from '../../state/words/formats.ts'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { useLoadedPages } from '../../state/navigation/loaded-pages.ts'
import { MoreButton } from '../../ui/MoreButton.tsx'

interface MoreTracksProps {
  id: string
  from: number
  total: number
  onMore: (loadedTracks: readonly Track[]) => void
}

export const MoreTracks = ({ id, from, total, onMore }: MoreTracksProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const query = songsQuery(scopeOf(usePortal()), id, { from, total })
  const { data, isFetching, error, hasNextPage, refetch, fetchNextPage } = useInfiniteQuery({
    ...query,
    // Only a tap fetches.
    enabled: false,
  })
  useEffect(() => {
    if (data) onMore(data.pages.flatMap(({ entries }) => entries))
  }, [data, onMore])
  const loadedCount = from + (data?.pages.reduce((sum, { entries }) => sum + entries.length, 0) ?? 0)
  const noteLoadedPage = useLoadedPages(hashKey(query.queryKey), !data, () => void refetch())
  const load = () => {
    noteLoadedPage((data?.pages.length ?? 0) + 1)
    void (data ? fetchNextPage() : refetch())
  }
  return (
    <MoreButton
      load={!data || hasNextPage ? load : null}
      isLoading={isFetching}
      label={t('structure.moreOf', { shown: formats.number(loadedCount), n: formats.number(total) })}
      loadingLabel={t('loading')}
      failure={error && !isFetching ? t(wordsOfError(error)) : ''}
    />
  )
}
