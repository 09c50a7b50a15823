import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BackendError } from '../../api/backend-error.ts'
import { itemQuery } from '../../api/items.ts'
import type { Card } from '../../contract/content.ts'
import type { Video } from '../../contract/video.ts'
import { addressOf } from '../../domain/addresses/addresses.ts'
import { type WatchPositions, episodeAfter, episodeToWatch } from '../../domain/video/watch-progress.ts'
import { Failure } from '../../features/page-states/Failure.tsx'
import { VideoPlayer } from '../../features/video/player/VideoPlayer.tsx'
import { savedVideoPosition } from '../../features/video/video-reload.ts'
import { useVideoPositions } from '../../features/video/use-video-positions.ts'
import { useFormats } from '../../state/words/formats.ts'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { HeroSkeleton } from '../../ui/skeleton/HeadSkeleton.tsx'
import { LoadingPage } from '../../ui/skeleton/Loading.tsx'
import { Text } from '../../ui/Text.tsx'

const aboveCeiling = new BackendError(404, {})

interface ChosenProps {
  video: Video
  positions: WatchPositions
  isReady: boolean
}
/** The video is chosen once: positions change while it plays. */
const ChosenVideo = ({ video, positions, isReady }: ChosenProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const isSeries = video.kind === 'series'
  const [lastPosition] = useState(() =>
    savedVideoPosition([video.id, ...(isSeries ? video.episodes : []).map(({ id }) => id)]),
  )
  const [card] = useState((): Card => {
    const resumed = video.episodes.find(({ id }) => id === lastPosition?.id)
    return (isSeries && (resumed ?? episodeToWatch(video.episodes, positions))) || video
  })
  const [from] = useState(() =>
    lastPosition?.id === card.id ? lastPosition.second : (positions.get(card.id) ?? 0),
  )
  const { maxRating } = usePortal()
  // An age ceiling that came into force while it plays stops it, also where its series stays open.
  if (card.grading > maxRating) return <Failure error={aboveCeiling} onRetry={() => undefined} />
  const episode = video.episodes.find(({ id }) => id === card.id)
  const series = isSeries ? video : video.series
  const subtitle = series && (
    <>
      <Text lang={series.lang}>{series.title}</Text>
      {episode &&
        `${formats.between}${t('watch.place', { s: formats.number(episode.season), e: formats.number(episode.number) })}`}
    </>
  )
  return (
    <VideoPlayer
      card={card}
      subtitle={subtitle}
      back={addressOf(video)}
      from={from}
      isReady={isReady}
      next={episodeAfter(video.episodes, card.id)}
    />
  )
}

const VideoPage = ({ video }: { video: Video }) => {
  const series = video.kind === 'series' ? video.id : video.series?.id
  const { positions, isKnown } = useVideoPositions({ id: video.id, series })
  return <ChosenVideo key={`${video.id} ${isKnown}`} video={video} positions={positions} isReady={isKnown} />
}

export const StreamScreen = ({ params }: { params: Record<string, string> }) => {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(itemQuery(scopeOf(usePortal()), 'video', params['id'] ?? ''))
  if (!data && error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <LoadingPage title={t('shell.loading')}>
        <HeroSkeleton />
      </LoadingPage>
    )
  return <VideoPage video={data} />
}
