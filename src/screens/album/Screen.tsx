/** An album: its head in the artwork's colours, its tracks, what else the act made. */
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../state/words.tsx'
import { albumQuery } from '../../api/content.ts'
import type { Album, Card } from '../../contract/content.ts'
import { addressOf, linkTo } from '../../domain/addresses.ts'
import { LikeButton } from '../../features/likes/LikeButton.tsx'
import { CardShelf } from '../../features/structure/CardShelf.tsx'
import { Failure } from '../../features/states/Failure.tsx'
import { SavedNote } from '../../features/states/SavedNote.tsx'
import { PlayButton, ShuffleButton, SmallPlayButton } from '../../features/tracks/PlayButtons.tsx'
import { ShareButton } from '../../features/tracks/ShareButton.tsx'
import { Summary } from '../../features/tracks/Summary.tsx'
import { Tracks } from '../../features/tracks/Tracks.tsx'
import { useFormats } from '../../state/formats.ts'
import { scopeOf, usePortal } from '../../state/portal.tsx'
import { tappedCard } from '../../state/tapped.ts'
import { About, Detail, Facts } from '../../ui/Detail.tsx'
import { Link } from '../../ui/Link.tsx'
import { DetailSkeleton, Loading, TracksSkeleton } from '../../ui/Skeleton.tsx'
import { Text } from '../../ui/Text.tsx'

const heart = (item: Card) => <LikeButton kind={item.kind} id={item.id} title={item.title} />

const Aside = ({ album }: { album: Album }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const released = (
    <time dateTime={album.released} suppressHydrationWarning>
      {formats.date(album.released)}
    </time>
  )
  return (
    <>
      <About title={t('album.about')}>
        <p lang={album.description.lang}>{album.description.text}</p>
      </About>
      <Facts
        facts={[
          { name: t('album.released'), value: released },
          { name: t('album.label'), value: <Text>{album.label}</Text> },
          { name: t('album.genre'), value: <Text>{album.genre}</Text> },
        ]}
      />
    </>
  )
}

const Head = ({ card, album }: { card: Card; album: Album | undefined }) => {
  const { t } = useTranslation()
  const tracks = album?.tracks ?? []
  const source = { kind: 'album' as const, id: card.id, title: card.title }
  return (
    <Detail
      picture={card.picture}
      shape="square"
      kind={t('cards.kind.album')}
      title={card.title}
      titleLang={card.lang}
      byline={
        <>
          {card.by && (
            <Link to={linkTo.artist(card.by)}>
              <Text lang={card.by.lang}>{card.by.name}</Text>
            </Link>
          )}
          <Summary year={card.year} count={card.count} seconds={card.duration} />
        </>
      }
      actions={
        <>
          <PlayButton tracks={tracks} source={source} />
          <ShuffleButton tracks={tracks} source={source} />
          <LikeButton kind="album" id={card.id} title={card.title} look="glass" large />
          <ShareButton path={addressOf(card)} title={card.title} />
        </>
      }
      barAction={<SmallPlayButton tracks={tracks} source={source} />}
      aside={album && <Aside album={album} />}
    >
      {album ? (
        <Tracks tracks={tracks} source={source} label={t('album.tracks')} second="guests" controls={heart} />
      ) : (
        <TracksSkeleton count={card.count ?? 9} />
      )}
    </Detail>
  )
}

export const Screen = ({ params }: { params: Record<string, string> }) => {
  const { t } = useTranslation()
  const id = params['album'] ?? ''
  const { data, error, refetch, dataUpdatedAt } = useQuery(albumQuery(scopeOf(usePortal()), id))
  const card = data ?? tappedCard(id)
  if (!data && error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!card)
    return (
      <Loading>
        <DetailSkeleton />
      </Loading>
    )
  const by = data?.by
  return (
    <>
      <Head card={card} album={data} />
      {by && (
        <div className="inset">
          <CardShelf
            title={t('album.moreBy', { name: by.name })}
            label={t('album.moreBy', { name: by.name })}
            cards={data.more}
            more={{ to: linkTo.artist(by), label: t('album.artist') }}
          />
        </div>
      )}
      <SavedNote savedAt={dataUpdatedAt} />
    </>
  )
}
