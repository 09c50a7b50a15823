/** One track: it plays here, and its album is one step away. */
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../state/words.tsx'
import { trackQuery } from '../../api/content.ts'
import type { Card, Track } from '../../contract/content.ts'
import { addressOf, linkTo } from '../../domain/addresses.ts'
import { LikeButton } from '../../features/likes/LikeButton.tsx'
import { Failure } from '../../features/states/Failure.tsx'
import { SavedNote } from '../../features/states/SavedNote.tsx'
import { PlayButton, SmallPlayButton } from '../../features/tracks/PlayButtons.tsx'
import { ShareButton } from '../../features/tracks/ShareButton.tsx'
import { Summary } from '../../features/tracks/Summary.tsx'
import { Tracks } from '../../features/tracks/Tracks.tsx'
import { scopeOf, usePortal } from '../../state/portal.tsx'
import { tappedCard } from '../../state/tapped.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Detail } from '../../ui/Detail.tsx'
import { Link } from '../../ui/Link.tsx'
import { DetailSkeleton, Loading, TracksSkeleton } from '../../ui/Skeleton.tsx'
import { Text } from '../../ui/Text.tsx'

const heart = (item: Card) => <LikeButton kind={item.kind} id={item.id} title={item.title} />

const Head = ({ card, track }: { card: Card; track: Track | undefined }) => {
  const { t } = useTranslation()
  const tracks = track ? [track] : []
  const source = { kind: 'track' as const, id: card.id, title: card.title }
  const by = card.by ?? track?.album.artist
  return (
    <Detail
      picture={card.picture}
      shape="square"
      kind={t('cards.kind.track')}
      title={card.title}
      titleLang={card.lang}
      byline={
        <>
          {by && (
            <Link to={linkTo.artist(by)}>
              <Text lang={by.lang}>{by.name}</Text>
            </Link>
          )}
          <Summary year={card.year} seconds={card.duration} />
        </>
      }
      actions={
        <>
          <PlayButton tracks={tracks} source={source} />
          <LikeButton kind="track" id={card.id} title={card.title} look="glass" large />
          <ShareButton path={addressOf(card)} title={card.title} />
        </>
      }
      barAction={<SmallPlayButton tracks={tracks} source={source} />}
    >
      {track ? (
        <>
          <Tracks
            tracks={tracks}
            source={source}
            label={t('album.tracks')}
            second="album"
            covers
            controls={heart}
          />
          <p className="apart">
            <ButtonLink look="outline" to={linkTo.album(track.album.artist, track.album)}>
              {t('track.album')}
            </ButtonLink>
          </p>
        </>
      ) : (
        <TracksSkeleton count={1} />
      )}
    </Detail>
  )
}

export const Screen = ({ params }: { params: Record<string, string> }) => {
  const id = params['track'] ?? ''
  const { data, error, refetch, dataUpdatedAt } = useQuery(trackQuery(scopeOf(usePortal()), id))
  const card = data ?? tappedCard(id)
  if (!data && error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!card)
    return (
      <Loading>
        <DetailSkeleton />
      </Loading>
    )
  return (
    <>
      <Head card={card} track={data} />
      <SavedNote savedAt={dataUpdatedAt} />
    </>
  )
}
