import { expect, it } from 'vitest'
import type { GameArtwork } from '../contract/games.ts'
import { artworksByUse } from './game-artworks.ts'

const artwork = (artworkClass: GameArtwork['artworkClass'], group: number, url: string): GameArtwork => ({
  artworkClass,
  group,
  url,
  width: 16,
  height: 9,
})

it('the trailer comes first, and a video uses the first image of its own group', () => {
  const gameplay = artwork('VIDEO_GAMEPLAY', 1, '/play.webm')
  const trailer = artwork('VIDEO_TRAILER', 0, '/trailer.webm')
  const [one, two] = [artwork('SCREENSHOT', 1, '/1'), artwork('SCREENSHOT', 1, '/2')]
  const banner = artwork('BANNER', 0, '/banner')
  expect(artworksByUse([gameplay, one, trailer, two, banner])).toEqual({
    banner,
    videos: [
      { video: trailer, still: banner },
      { video: gameplay, still: one },
    ],
    screenshots: [one, two],
  })
  expect(artworksByUse([trailer])).toEqual({
    banner: undefined,
    videos: [{ video: trailer, still: undefined }],
    screenshots: [],
  })
})
