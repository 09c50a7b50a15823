/** A film, a music video, an episode or a series: what it is, the way in, its episodes, what is near. */
import { useQuery } from '@tanstack/react-query'
import { videoQuery } from '../../api/videos.ts'
import type { Card } from '../../contract/content.ts'
import type { Video } from '../../contract/video.ts'
import { addressOf } from '../../domain/addresses/addresses.ts'
import { upNext } from '../../domain/video/watch-progress.ts'
import { LikeButton } from '../../features/likes/LikeButton.tsx'
import { RateSlot } from '../../features/ratings/RateSlot.tsx'
import { Thing } from '../../features/page-states/ItemState.tsx'
import { CardShelf } from '../../features/structure/blocks/CardShelf.tsx'
import { ShareButton } from '../../features/tracks/ShareButton.tsx'
import { Episodes } from '../../features/video/Episodes.tsx'
import { WatchButton } from '../../features/video/WatchButton.tsx'
import { useFilmPlaces } from '../../features/video/use-video-positions.ts'
import { useReach } from '../../features/video/use-watch-access.ts'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { useTextIn } from '../../state/words/use-text-language.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Billing, billingSkeleton } from '../../ui/HeroDetail.tsx'
import { RowsSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import { KindLine, useFacts } from './video-facts.tsx'

/** An episode's card does not say which series it is of. */
const whereIn = ({ kind, id }: Card, video: Video | undefined) =>
  kind === 'series' ? { id, series: id } : video ? { id, series: video.series?.id } : null

/** Of a series the episode that comes next; else the thing itself. */
const useFilm = (card: Card, video: Video | undefined) => {
  const { places } = useFilmPlaces(whereIn(card, video))
  const episodes = video?.episodes ?? []
  const current =
    card.kind === 'series' ? upNext(episodes, places) : episodes.find((one) => one.id === card.id)
  const film: Card = card.kind === 'series' ? (current ?? card) : card
  return { film, current, places, at: places.get(film.id) ?? 0 }
}

const Body = ({ card, video }: { card: Card; video: Video | undefined }) => {
  const { t } = useTranslation()
  const textIn = useTextIn()
  const { film, current, places, at } = useFilm(card, video)
  const reachOf = useReach()
  const more = t(card.kind === 'musicVideo' ? 'watch.moreClips' : 'watch.more')
  return (
    <>
      <Billing
        picture={card.picture}
        shape="wide"
        kind={<KindLine card={card} video={video} />}
        title={card.title}
        titleLang={card.lang}
        facts={useFacts(card, video)}
        line={video && { ...video.description, ...textIn(video.description.lang) }}
        actions={
          <>
            <WatchButton film={film} place={current} at={at} reach={reachOf(film)} />
            <LikeButton of={card} look="glass" large />
            <ShareButton path={addressOf(card)} title={card.title} />
            <RateSlot card={card} />
          </>
        }
      >
        {video ? (
          <Episodes episodes={video.episodes} places={places} current={current} reachOf={reachOf} />
        ) : (
          <RowsSkeleton count={card.kind === 'series' ? 6 : 0} />
        )}
      </Billing>
      {video && (
        <div className="inset">
          <CardShelf title={more} label={more} cards={video.more} />
        </div>
      )}
    </>
  )
}

export const WatchScreen = ({ params }: { params: Record<string, string> }) => {
  const id = params['id'] ?? ''
  const asked = useQuery(videoQuery(scopeOf(usePortal()), id))
  return (
    <Thing id={id} asked={asked} skeleton={billingSkeleton}>
      {(card, video) => <Body card={card} video={video} />}
    </Thing>
  )
}
