/** A video shows the first picture of its group until it plays. */
import type { GameArtwork } from '../contract/games.ts'

export interface GameVideo {
  video: GameArtwork
  still: GameArtwork | undefined
}
export interface ArtworksByUse {
  banner: GameArtwork | undefined
  videos: GameVideo[]
  screenshots: GameArtwork[]
}

const isVideo = ({ artworkClass }: GameArtwork) =>
  artworkClass === 'VIDEO_TRAILER' || artworkClass === 'VIDEO_GAMEPLAY'

export const artworksByUse = (artworks: readonly GameArtwork[]): ArtworksByUse => {
  const ofClass = (wantedClass: GameArtwork['artworkClass']) =>
    artworks.filter(({ artworkClass }) => artworkClass === wantedClass)
  const stillOf = ({ group }: GameArtwork) =>
    artworks.find((artwork) => artwork.group === group && !isVideo(artwork))
  return {
    banner: ofClass('BANNER')[0],
    videos: [...ofClass('VIDEO_TRAILER'), ...ofClass('VIDEO_GAMEPLAY')].map((video) => ({
      video,
      still: stillOf(video),
    })),
    screenshots: ofClass('SCREENSHOT'),
  }
}
