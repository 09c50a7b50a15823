import { IconPlayerPlayFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Game } from '../../contract/games.ts'
import { type GameVideo, type ArtworksByUse, artworksByUse } from '../../domain/game-artworks.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { Shelf } from '../../ui/Shelf.tsx'
import { useVideoName } from './use-video-name.ts'
import css from './GameMedia.module.css'

interface TileProps {
  label: string
  url: string
  colours: readonly string[]
  onOpen: () => void
  children?: ReactNode
}
const Tile = ({ label, url, colours, onOpen, children }: TileProps) => (
  <button type="button" className={css.tile} aria-label={label} aria-haspopup="dialog" onClick={onOpen}>
    <Picture picture={{ url, colours }} shape="wide" size="wide" className={css.picture} />
    {children}
  </button>
)

const VideoTile = ({ game, gameVideo }: { game: Game; gameVideo: GameVideo }) => {
  const { t } = useTranslation()
  const { clock } = useFormats()
  const name = useVideoName()(gameVideo.video)
  const { video: clip, still } = gameVideo
  const { title, picture } = game
  const seconds = clip.seconds ?? 0
  const shownName = `${name} ${clock(seconds)}`
  return (
    <Tile
      label={t('game.filmOf', { name: shownName, title })}
      url={still?.url ?? picture.url}
      colours={picture.colours}
      onOpen={() => openDialog('gameTrailer', { url: clip.url, seconds, name, title })}
    >
      <span className={css.play}>
        <IconPlayerPlayFilled size={24} aria-hidden />
      </span>
      <span className={css.chip}>{shownName}</span>
    </Tile>
  )
}

const pictureTiles = (game: Game, { screenshots }: ArtworksByUse, labelOf: (at: number) => string) => {
  const { title, picture } = game
  const addresses = screenshots.map(({ url }) => url)
  return addresses.map((url, at) => ({
    id: url,
    node: (
      <Tile
        label={labelOf(at)}
        url={url}
        colours={picture.colours}
        onOpen={() => openDialog('gameGallery', { title, addresses, colours: picture.colours, at })}
      />
    ),
  }))
}

export const GameMedia = ({ game }: { game: Game }) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const gameVideo = artworksByUse(game.additionalArtworks)
  const all = number(gameVideo.screenshots.length)
  const trailers = gameVideo.videos.map((clip) => ({
    id: clip.video.url,
    node: <VideoTile game={game} gameVideo={clip} />,
  }))
  const pictures = pictureTiles(game, gameVideo, (at) => t('game.openPicture', { n: number(at + 1), all }))
  if (trailers.length + pictures.length === 0) return null
  return (
    <Section title={t('game.pictures')}>
      <Shelf label={t('game.pictures')} width="wide" items={[...trailers, ...pictures]} />
    </Section>
  )
}
