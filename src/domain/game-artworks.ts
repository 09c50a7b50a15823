/** A game's artworks by what they are for. A film wears the first picture of its group until it runs. */
import type { GameArtwork } from '../contract/games.ts'

export interface GameFilm {
  film: GameArtwork
  still: GameArtwork | undefined
}
export interface Shown {
  banner: GameArtwork | undefined
  /** The trailer first. */
  films: GameFilm[]
  screenshots: GameArtwork[]
}

const isFilm = ({ artworkClass }: GameArtwork) =>
  artworkClass === 'VIDEO_TRAILER' || artworkClass === 'VIDEO_GAMEPLAY'

export const shownOf = (artworks: readonly GameArtwork[]): Shown => {
  const of = (wanted: GameArtwork['artworkClass']) =>
    artworks.filter(({ artworkClass }) => artworkClass === wanted)
  const stillOf = ({ group }: GameArtwork) => artworks.find((one) => one.group === group && !isFilm(one))
  return {
    banner: of('BANNER')[0],
    films: [...of('VIDEO_TRAILER'), ...of('VIDEO_GAMEPLAY')].map((film) => ({ film, still: stillOf(film) })),
    screenshots: of('SCREENSHOT'),
  }
}
