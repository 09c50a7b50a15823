/** A playlist: what it is for, its tracks with their covers, other lists. */
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../state/words.tsx'
import { playlistQuery } from '../../api/content.ts'
import type { Card, Playlist } from '../../contract/content.ts'
import { addressOf } from '../../domain/addresses.ts'
import { LikeButton } from '../../features/likes/LikeButton.tsx'
import { CardShelf } from '../../features/structure/CardShelf.tsx'
import { Failure } from '../../features/states/Failure.tsx'
import { SavedNote } from '../../features/states/SavedNote.tsx'
import { PlayButton, ShuffleButton, SmallPlayButton } from '../../features/tracks/PlayButtons.tsx'
import { ShareButton } from '../../features/tracks/ShareButton.tsx'
import { Summary } from '../../features/tracks/Summary.tsx'
import { Tracks } from '../../features/tracks/Tracks.tsx'
import { scopeOf, usePortal } from '../../state/portal.tsx'
import { tappedCard } from '../../state/tapped.ts'
import { About, Detail } from '../../ui/Detail.tsx'
import { DetailSkeleton, Loading, TracksSkeleton } from '../../ui/Skeleton.tsx'

const heart = (item: Card) => <LikeButton kind={item.kind} id={item.id} title={item.title} />

const Head = ({ card, playlist }: { card: Card; playlist: Playlist | undefined }) => {
  const { t } = useTranslation()
  const tracks = playlist?.tracks ?? []
  const source = { kind: 'playlist' as const, id: card.id, title: card.title }
  const about = playlist?.description
  return (
    <Detail
      picture={card.picture}
      shape="square"
      kind={t('cards.kind.playlist')}
      title={card.title}
      titleLang={card.lang}
      byline={<Summary count={card.count} seconds={card.duration} />}
      actions={
        <>
          <PlayButton tracks={tracks} source={source} />
          <ShuffleButton tracks={tracks} source={source} />
          <LikeButton kind="playlist" id={card.id} title={card.title} look="glass" large />
          <ShareButton path={addressOf(card)} title={card.title} />
        </>
      }
      barAction={<SmallPlayButton tracks={tracks} source={source} />}
      aside={
        about && (
          <About title={t('playlist.about')}>
            <p lang={about.lang}>{about.text}</p>
          </About>
        )
      }
    >
      {playlist ? (
        <Tracks
          tracks={tracks}
          source={source}
          label={t('album.tracks')}
          second="artist"
          covers
          controls={heart}
        />
      ) : (
        <TracksSkeleton count={card.count ?? 9} />
      )}
    </Detail>
  )
}

export const Screen = ({ params }: { params: Record<string, string> }) => {
  const { t } = useTranslation()
  const id = params['playlist'] ?? ''
  const { data, error, refetch, dataUpdatedAt } = useQuery(playlistQuery(scopeOf(usePortal()), id))
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
      <Head card={card} playlist={data} />
      {data && (
        <div className="inset">
          <CardShelf title={t('playlist.more')} label={t('playlist.more')} cards={data.more} />
        </div>
      )}
      <SavedNote savedAt={dataUpdatedAt} />
    </>
  )
}
