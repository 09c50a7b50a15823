/** A video shows the first picture of its group until it plays. */
import type { GameArtwork } from '../contract/games.ts'

export interface GameVideo {
  video: GameArtwork
  still: GameArtwork | undefined
}
export interface ArtworksByUse {
  banner: GameArtwork | undefined
  /** The trailer first. */
  videos: GameVideo[]
  screenshots: GameArtwork[]
}

const isVideo = ({ artworkClass }: GameArtwork) =>
  artworkClass === 'VIDEO_TRAILER' || artworkClass === 'VIDEO_GAMEPLAY'

export const artworksByUse = (artworks: readonly GameArtwork[]): ArtworksByUse => {
  const of = (wanted: GameArtwork['artworkClass']) =>
    artworks.filter(({ artworkClass }) => artworkClass === wanted)
  const stillOf = ({ group }: GameArtwork) => artworks.find((one) => one.group === group && !isVideo(one))
  return {
    banner: of('BANNER')[0],
    videos: [...of('VIDEO_TRAILER'), ...of('VIDEO_GAMEPLAY')].map((video) => ({
      video,
      still: stillOf(video),
    })),
    screenshots: of('SCREENSHOT'),
  }
}
