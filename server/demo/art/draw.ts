import { type Kind, type Shape, kindNames, kinds } from '../../../src/contract/kinds.ts'
import { coverFamilies, type Draw } from './covers.ts'
import { book, contest, emblem, gameFamilies, voice, voucher } from './objects.ts'
import { motifOf } from './motifs.ts'
import type { Artwork } from './palettes.ts'
import { paletteFor } from './picture.ts'
import { portrait } from './portraits.ts'
import { type Random, pick, randomFrom } from './random.ts'
import { sceneFamilies } from './scenes.ts'
import { artSeed, playlistSeed } from './seeds.ts'
import { viewOf } from './worlds/worlds.ts'

/** Width by height of the drawing field; the screens' boxes have the same proportions. */
const boxes: Record<Shape, readonly [w: number, h: number]> = {
  square: [400, 400],
  arch: [400, 500],
  bubble: [400, 400],
  wide: [640, 360],
  tall: [360, 480],
  ticket: [480, 320],
  bracket: [640, 360],
  text: [480, 360],
}

type Families = readonly [Draw, ...Draw[]]
const { arches, ...otherCovers } = coverFamilies
const { dunes, rings, blocks, waves, auras, petals, strata, orbits, rays, lattice } = otherCovers
const { harbour, road, towers, hills, windowed, shore } = sceneFamilies
const { maze, board, planetfall, leaps } = gameFamilies

const covers: Families = [arches, ...Object.values(otherCovers)]
const scenes: Families = [harbour, road, towers, hills, windowed, shore]
const games: Families = [maze, board, planetfall, leaps]
const families: Record<Kind, Families> = {
  track: covers,
  album: covers,
  playlist: [auras, strata, blocks, rays, waves, rings, orbits, lattice, petals],
  artist: [portrait],
  author: [portrait],
  musicVideo: scenes,
  video: scenes,
  series: scenes,
  podcast: [voice],
  episode: [voice],
  audiobook: [book],
  chapter: [book],
  game: games,
  onlineGame: games,
  cloudGame: games,
  article: [hills, shore, windowed, towers, strata, arches, dunes, road],
  news: [towers, shore, blocks, rays, road],
  app: [emblem],
  partner: [emblem],
  service: [emblem],
  voucher: [voucher],
  voucherBook: [voucher],
  tournament: [contest],
  challenge: [contest],
}

const kindOfId = (id: string): Kind =>
  kindNames.find((name) => id.startsWith(`${kinds[name].prefix}_`)) ?? 'album'

interface Drawing {
  svg: string
  w: number
  h: number
}
const familyOf = (id: string, random: Random) => {
  const kind = kindOfId(id)
  const choice = kind === 'playlist' ? randomFrom(`playlist-cover:${playlistSeed}:${id}`) : random
  return { draw: pick(choice, families[kind]), box: boxes[kinds[kind].shape] }
}

export const drawingOf = (name: string, artwork: Artwork, colours?: string): Drawing => {
  const { item: id, motif } = motifOf(name)
  const random = randomFrom(`art:${artSeed}:${id}`)
  const view = viewOf(id)
  const { draw, box } = view
    ? { draw: view.draw, box: view.isTall ? boxes.tall : boxes.wide }
    : familyOf(id, random)
  const [w, h] = box
  const palette = paletteFor(view?.item ?? colours ?? id, artwork)
  const content = draw({ random, w, h, palette, motif, isPrint: artwork === 'signal' })
  return {
    w,
    h,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${content}</svg>`,
  }
}
