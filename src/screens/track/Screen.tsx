/** One track: it plays here, and its album is one step away. */
import { trackQuery } from '../../api/items.ts'
import type { Card, Track } from '../../contract/content.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { scopeOf, usePortal } from '../../state/portal.tsx'
import { useTranslation } from '../../state/words.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Byline } from '../tracks/Byline.tsx'
import { TracksScreen } from '../tracks/TracksScreen.tsx'

const ToAlbum = ({ track }: { track: Track }) => {
  const { t } = useTranslation()
  return (
    <p className="apart">
      <ButtonLink look="outline" to={linkTo.album(track.album.artist, track.album)}>
        {t('track.album')}
      </ButtonLink>
    </p>
  )
}

const tracksOf = (track: Track) => [track]
const byline = (card: Card, track?: Track) => <Byline card={card} by={card.by ?? track?.album.artist} />
const after = (track: Track) => <ToAlbum track={track} />

export const Screen = ({ params }: { params: Record<string, string> }) => {
  const id = params['track'] ?? ''
  return (
    <TracksScreen
      kind="track"
      id={id}
      query={trackQuery(scopeOf(usePortal()), id)}
      tracksOf={tracksOf}
      byline={byline}
      second="album"
      covers
      after={after}
    />
  )
}
