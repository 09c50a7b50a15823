import { useQuery } from '@tanstack/react-query'
import { itemQuery } from '../../api/items.ts'
import type { Card, Track } from '../../contract/content.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { PagedTrackList } from '../../features/tracks/PagedTrackList.tsx'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { useAllWordsLoaded, useTranslation } from '../../state/words/translation.tsx'
import { Section } from '../../ui/Section.tsx'
import { TracksSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import { Text } from '../../ui/Text.tsx'
import { AlbumAside, MoreByArtist } from './AlbumDetails.tsx'
import { Byline } from './Byline.tsx'
import { rowControls } from './row-controls.ts'
import { TracksScreen } from './TracksScreen.tsx'

/** Its answer may arrive before the words for it. */
const useAlbum = ({ album }: Track) => {
  const { data, error } = useQuery(itemQuery(scopeOf(usePortal()), 'album', album.id))
  const areWordsLoaded = useAllWordsLoaded()
  return { data: areWordsLoaded && data, error: areWordsLoaded && error }
}

/** The album's songs; where they do not load, as offline, only this one. */
const OnAlbum = ({ track }: { track: Track }) => {
  const { t } = useTranslation()
  const { data, error } = useAlbum(track)
  const { album } = track
  const list = { label: t('album.tracks'), controls: rowControls }
  return (
    <Section
      title={<Text lang={album.lang}>{album.title}</Text>}
      subTitle={t('cards.kind.album')}
      more={{ to: linkTo.album(album.artist, album), label: t('track.album') }}
    >
      {data ? (
        <PagedTrackList
          {...list}
          tracks={data.tracks}
          total={data.count}
          source={{ kind: 'album', id: data.id, title: data.title }}
          second="guests"
        />
      ) : error ? (
        <PagedTrackList
          {...list}
          tracks={[track]}
          total={1}
          source={{ kind: 'track', id: track.id, title: track.title }}
          second="artist"
        />
      ) : (
        <TracksSkeleton />
      )}
    </Section>
  )
}

const Aside = ({ track }: { track: Track }) => {
  const { data } = useAlbum(track)
  return data && <AlbumAside album={data} />
}

const More = ({ track }: { track: Track }) => {
  const { data } = useAlbum(track)
  return data && <MoreByArtist album={data} />
}

const tracksOf = (track: Track) => [track]
const byline = (card: Card, track?: Track) => <Byline card={card} by={card.by ?? track?.album.artist} />
const list = (track: Track) => <OnAlbum track={track} />
const aside = (track: Track) => <Aside track={track} />
const more = (track: Track) => <More track={track} />

export const TrackScreen = ({ params }: { params: Record<string, string> }) => {
  const id = params['track'] ?? ''
  return (
    <TracksScreen
      kind="track"
      id={id}
      query={itemQuery(scopeOf(usePortal()), 'track', id)}
      tracksOf={tracksOf}
      byline={byline}
      list={list}
      aside={aside}
      more={more}
    />
  )
}
