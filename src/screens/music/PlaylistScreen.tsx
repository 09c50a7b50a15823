import { itemQuery } from '../../api/items.ts'
import type { Card, Playlist } from '../../contract/content.ts'
import { CardShelf } from '../../features/structure/blocks/CardShelf.tsx'
import { TracksSummary } from '../../features/tracks/TracksSummary.tsx'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { useTextLanguage } from '../../state/words/use-text-language.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { About } from '../../ui/About.tsx'
import { TracksScreen } from './TracksScreen.tsx'

const Aside = ({ playlist: { description } }: { playlist: Playlist }) => {
  const { t } = useTranslation()
  const textIn = useTextLanguage()
  return (
    <About title={t('playlist.about')}>
      <p {...textIn(description.lang)}>{description.text}</p>
    </About>
  )
}

const More = ({ playlist }: { playlist: Playlist }) => {
  const { t } = useTranslation()
  return <CardShelf title={t('playlist.more')} label={t('playlist.more')} cards={playlist.more} />
}

const tracksOf = (playlist: Playlist) => playlist.tracks
const byline = (card: Card) => <TracksSummary count={card.count} seconds={card.duration} />
const aside = (playlist: Playlist) => playlist.description.text && <Aside playlist={playlist} />
const more = (playlist: Playlist) => <More playlist={playlist} />

export const PlaylistScreen = ({ params }: { params: Record<string, string> }) => {
  const id = params['playlist'] ?? ''
  return (
    <TracksScreen
      kind="playlist"
      id={id}
      query={itemQuery(scopeOf(usePortal()), 'playlist', id)}
      tracksOf={tracksOf}
      byline={byline}
      second="artist"
      covers
      aside={aside}
      more={more}
    />
  )
}
