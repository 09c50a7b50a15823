import { useQuery } from '@tanstack/react-query'
import { itemQuery } from '../../api/items.ts'
import type { Card } from '../../contract/content.ts'
import type { Video } from '../../contract/video.ts'
import { addressOf } from '../../domain/addresses/addresses.ts'
import { episodeToWatch } from '../../domain/video/watch-progress.ts'
import { LikeButton } from '../../features/likes/LikeButton.tsx'
import { RateSlot } from '../../features/ratings/RateSlot.tsx'
import { ItemState } from '../../features/page-states/ItemState.tsx'
import { CardShelf } from '../../features/structure/blocks/CardShelf.tsx'
import { ShareButton } from '../../features/tracks/ShareButton.tsx'
import { Episodes } from '../../features/video/Episodes.tsx'
import { WatchButton } from '../../features/video/WatchButton.tsx'
import { useVideoPositions } from '../../features/video/use-video-positions.ts'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { useTextLanguage } from '../../state/words/use-text-language.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { HeroDetail, heroDetailSkeleton } from '../../ui/HeroDetail.tsx'
import { RowsSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import { VideoKind, useVideoFacts } from './video-facts.tsx'

/** For a series the next episode; else the item itself, whose card does not say which series it is of. */
const useVideo = (card: Card, video: Video | undefined) => {
  const { id, kind } = card
  const isSeries = kind === 'series'
  const known = video ? { id, series: video.series?.id } : null
  const { positions } = useVideoPositions(isSeries ? { id, series: id } : known)
  const episodes = video?.episodes ?? []
  const current = isSeries
    ? episodeToWatch(episodes, positions)
    : episodes.find((episode) => episode.id === id)
  const shownCard: Card = isSeries ? (current ?? card) : card
  return { isSeries, shownCard, current, positions, at: positions.get(shownCard.id) ?? 0 }
}

const Body = ({ card, video }: { card: Card; video: Video | undefined }) => {
  const { t } = useTranslation()
  const textIn = useTextLanguage()
  const { isSeries, shownCard, current, positions, at } = useVideo(card, video)
  const moreTitle = t(card.kind === 'musicVideo' ? 'watch.moreClips' : 'watch.more')
  return (
    <>
      <HeroDetail
        picture={card.picture}
        shape="wide"
        kind={<VideoKind card={card} video={video} />}
        title={card.title}
        titleLang={card.lang}
        facts={useVideoFacts(card, video)}
        subtitle={video && { ...video.description, ...textIn(video.description.lang) }}
        actions={
          <>
            <WatchButton card={shownCard} episode={current} at={at} />
            <LikeButton item={card} variant="glass" large />
            <ShareButton path={addressOf(card)} title={card.title} />
            <RateSlot card={card} />
          </>
        }
      >
        {video ? (
          <Episodes episodes={video.episodes} positions={positions} current={current} />
        ) : (
          <RowsSkeleton count={isSeries ? 6 : 0} />
        )}
      </HeroDetail>
      {video && (
        <div className="inset">
          <CardShelf title={moreTitle} label={moreTitle} cards={video.more} />
        </div>
      )}
    </>
  )
}

export const WatchScreen = ({ params }: { params: Record<string, string> }) => {
  const id = params['id'] ?? ''
  const query = useQuery(itemQuery(scopeOf(usePortal()), 'video', id))
  return (
    <ItemState id={id} query={query} skeleton={heroDetailSkeleton}>
      {(card, video) => <Body card={card} video={video} />}
    </ItemState>
  )
}
