/** One episode: it plays here, from where it stopped, and its show is one step away. */
import { useQuery } from '@tanstack/react-query'
import { episodeQuery } from '../../api/podcasts.ts'
import type { Episode } from '../../contract/podcasts.ts'
import { addressOf, linkTo } from '../../domain/addresses/addresses.ts'
import { progressOf, usualOrder } from '../../domain/podcasts/parts.ts'
import { KeepSlot } from '../../features/downloads/DownloadSlot.tsx'
import { LikeButton } from '../../features/likes/LikeButton.tsx'
import { Marks } from '../../features/podcasts/ChapterMarkers.tsx'
import { PartLine } from '../../features/podcasts/PartSummary.tsx'
import { ResumeButton, SmallResumeButton } from '../../features/podcasts/ResumeButton.tsx'
import { usePlayPart } from '../../features/podcasts/use-play-part.ts'
import { usePlaces } from '../../state/player/use-playback-positions.ts'
import { RateSlot } from '../../features/ratings/RateSlot.tsx'
import { Failure } from '../../features/page-states/Failure.tsx'
import { SavedNote } from '../../features/availability/StaleNoticeSlot.tsx'
import { CardShelf } from '../../features/structure/blocks/CardShelf.tsx'
import { ShareButton } from '../../features/tracks/ShareButton.tsx'
import { usePartOrder } from '../../state/podcasts/part-order.ts'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { useTextIn } from '../../state/words/use-text-language.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Detail } from '../../ui/Detail.tsx'
import { Link } from '../../ui/Link.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { DetailSkeleton } from '../../ui/skeleton/HeadSkeleton.tsx'
import { Loading } from '../../ui/skeleton/Loading.tsx'
import { Text } from '../../ui/Text.tsx'
import { SpokenIn } from './SpokenLanguage.tsx'

/** Of all the show's places only this one counts here. */
const useResumeOf = (episode: Episode) => {
  const places = usePlaces(episode.show.id)
  const { show } = episode
  const { order } = usePartOrder(show.id, usualOrder.podcast)
  return {
    whole: { kind: 'podcast' as const, id: show.id, title: show.title, total: show.count ?? Infinity },
    shown: { parts: [episode], order },
    places: { ...places, list: places.list.filter(({ id }) => id === episode.id) },
    only: episode.id,
  }
}

const One = ({ episode }: { episode: Episode }) => {
  const { t } = useTranslation()
  const textIn = useTextIn()
  const resume = useResumeOf(episode)
  const play = usePlayPart(resume.whole, { ...resume.shown, places: resume.places })
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
            <PartLine part={episode} progress={progressOf(resume.places.of(episode.id), episode.duration)} />
            <SpokenIn lang={episode.lang} />
          </>
        }
        actions={
          <>
            <ResumeButton {...resume} />
            <LikeButton of={episode} look="glass" large />
            <ShareButton path={addressOf(episode)} title={episode.title} />
            <RateSlot card={episode} />
            <KeepSlot tracks={resume.shown.parts} source={source} title={episode.title} />
          </>
        }
        barAction={<SmallResumeButton {...resume} />}
      >
        {marks.length > 1 && (
          <Marks
            part={episode}
            marks={marks}
            whole={resume.whole}
            place={resume.places.of(episode.id)}
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

export const EpisodeScreen = ({ id }: { id: string }) => {
  const { t } = useTranslation()
  const { data, error, refetch, dataUpdatedAt } = useQuery(episodeQuery(scopeOf(usePortal()), id))
  if (!data && error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Loading title={t('shell.loading')}>
        <DetailSkeleton shape="bubble" />
      </Loading>
    )
  return (
    <>
      <One episode={data} />
      <SavedNote savedAt={dataUpdatedAt} />
    </>
  )
}
