import { useQuery } from '@tanstack/react-query'
import { itemQuery } from '../../api/items.ts'
import type { Episode } from '../../contract/podcasts.ts'
import { addressOf, linkTo } from '../../domain/addresses/addresses.ts'
import { partProgressOf, defaultPartOrder } from '../../domain/podcasts/parts.ts'
import { DownloadSlot } from '../../features/downloads/DownloadSlot.tsx'
import { LikeButton } from '../../features/likes/LikeButton.tsx'
import { ChapterMarkers } from '../../features/podcasts/ChapterMarkers.tsx'
import { PartSummary } from '../../features/podcasts/PartSummary.tsx'
import { ResumeButton, SmallResumeButton } from '../../features/podcasts/ResumeButton.tsx'
import { usePlayPart } from '../../features/podcasts/use-play-part.ts'
import { usePlaybackPositions } from '../../state/player/use-playback-positions.ts'
import { RateSlot } from '../../features/ratings/RateSlot.tsx'
import { Failure } from '../../features/page-states/Failure.tsx'
import { StaleNoticeSlot } from '../../features/page-states/availability/StaleNoticeSlot.tsx'
import { CardShelf } from '../../features/structure/blocks/CardShelf.tsx'
import { ShareButton } from '../../features/tracks/ShareButton.tsx'
import { usePartOrder } from '../../state/podcasts/part-order.ts'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { useTextLanguage } from '../../state/words/use-text-language.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Detail } from '../../ui/Detail.tsx'
import { Link } from '../../ui/Link.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { DetailSkeleton } from '../../ui/skeleton/HeadSkeleton.tsx'
import { LoadingPage } from '../../ui/skeleton/Loading.tsx'
import { Text } from '../../ui/Text.tsx'
import { SpokenLanguage } from './SpokenLanguage.tsx'

/** Of all the show's positions only this one counts here. */
const useEpisodeResume = (episode: Episode) => {
  const positions = usePlaybackPositions(episode.show.id)
  const { show } = episode
  const { order } = usePartOrder(show.id, defaultPartOrder.podcast)
  return {
    collection: { kind: 'podcast' as const, id: show.id, title: show.title, total: show.count ?? Infinity },
    shown: { parts: [episode], order },
    positions: { ...positions, list: positions.list.filter(({ id }) => id === episode.id) },
    only: episode.id,
  }
}

const EpisodePage = ({ episode }: { episode: Episode }) => {
  const { t } = useTranslation()
  const textIn = useTextLanguage()
  const resume = useEpisodeResume(episode)
  const play = usePlayPart(resume.collection, { ...resume.shown, positions: resume.positions })
  const { show, description, more, marks = [] } = episode
  const source = { kind: 'podcast' as const, id: show.id, title: show.title }
  const moreTitle = t('album.moreBy', { name: show.title })
  return (
    <>
      <Detail
        picture={episode.picture}
        shape="bubble"
        kind={t('cards.kind.episode')}
        title={episode.title}
        titleLang={episode.lang}
        byline={
          <>
            <Link to={linkTo.podcast(show)}>
              <Text lang={show.lang}>{show.title}</Text>
            </Link>
            <PartSummary
              part={episode}
              progress={partProgressOf(resume.positions.secondsOf(episode.id), episode.duration)}
            />
            <SpokenLanguage lang={episode.lang} />
          </>
        }
        actions={
          <>
            <ResumeButton {...resume} />
            <LikeButton item={episode} variant="glass" large />
            <ShareButton path={addressOf(episode)} title={episode.title} />
            <RateSlot card={episode} />
            <DownloadSlot tracks={resume.shown.parts} source={source} title={episode.title} />
          </>
        }
        barAction={<SmallResumeButton {...resume} />}
      >
        {marks.length > 1 && (
          <ChapterMarkers
            part={episode}
            marks={marks}
            collection={resume.collection}
            position={resume.positions.secondsOf(episode.id)}
            onPlay={(second) => void play({ id: episode.id, second })}
          />
        )}
        <Prose title={t('spoken.about.episode')} {...description} {...textIn(description.lang)} />
      </Detail>
      <div className="inset">
        <CardShelf
          title={moreTitle}
          label={moreTitle}
          cards={more}
          more={{ to: linkTo.podcast(show), label: t('spoken.toShow') }}
        />
      </div>
    </>
  )
}

export const EpisodeScreen = ({ params }: { params: Record<string, string> }) => {
  const { t } = useTranslation()
  const { data, error, refetch, dataUpdatedAt } = useQuery(
    itemQuery(scopeOf(usePortal()), 'episode', params['id'] ?? ''),
  )
  if (!data && error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <LoadingPage title={t('shell.loading')}>
        <DetailSkeleton shape="bubble" />
      </LoadingPage>
    )
  return (
    <>
      <EpisodePage episode={data} />
      <StaleNoticeSlot savedAt={dataUpdatedAt} />
    </>
  )
}
