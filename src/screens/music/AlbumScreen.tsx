import { itemQuery } from '../../api/items.ts'
import type { Album, Card } from '../../contract/content.ts'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { AlbumAside, MoreByArtist } from './AlbumDetails.tsx'
import { Byline } from './Byline.tsx'
import { TracksScreen } from './TracksScreen.tsx'

const tracksOf = (album: Album) => album.tracks
const byline = (card: Card) => <Byline card={card} by={card.by} />
const aside = (album: Album) => <AlbumAside album={album} />
const more = (album: Album) => <MoreByArtist album={album} />

export const AlbumScreen = ({ params }: { params: Record<string, string> }) => {
  const id = params['album'] ?? ''
  return (
    <TracksScreen
      kind="album"
      id={id}
      query={itemQuery(scopeOf(usePortal()), 'album', id)}
      tracksOf={tracksOf}
      byline={byline}
      second="guests"
      aside={aside}
      more={more}
    />
  )
}
