import { describe, expect, it } from 'vitest'
import { drawnSongBlocks, songBlocksAround, songsBehind } from './song-blocks.ts'

const idsOf = (count: number) => Array.from({ length: count }, (_, at) => `s${at}`)

describe('a tapped song in a long list', () => {
  it('plays among the songs of its block, the block before and the block after', () => {
    const ids = idsOf(400)
    expect(songBlocksAround(ids, 0).flat()).toEqual(ids.slice(0, 100))
    expect(songBlocksAround(ids, 120).flat()).toEqual(ids.slice(50, 200))
    expect(songBlocksAround(ids, 399).flat()).toEqual(ids.slice(300, 400))
  })
  it('shares its blocks with the songs beside it, and a short list is one block', () => {
    const ids = idsOf(400)
    expect(songBlocksAround(ids, 149)).toEqual(songBlocksAround(ids, 101))
    expect(songBlocksAround(idsOf(3), 2)).toEqual([idsOf(3)])
    expect(songBlocksAround([], -1)).toEqual([])
  })
})

describe('a shuffled list', () => {
  it('has all songs of a short list, in its order', () => {
    expect(drawnSongBlocks(idsOf(150), Math.random).flat()).toEqual(idsOf(150))
  })
  it('has songs from everywhere in a long one, none twice', () => {
    const ids = idsOf(10_000)
    let seed = 1
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
    const drawn = drawnSongBlocks(ids, random).flat()
    expect([drawn.length, new Set(drawn).size]).toEqual([150, 150])
    const places = drawn.map((id) => ids.indexOf(id))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places.filter((place) => place > 5000).length).toBeGreaterThan(40)
  })
})

describe('a queue near its end', () => {
  it('goes on with the block behind it, to the end of the list', () => {
    const ids = idsOf(120)
    expect(songsBehind(ids, new Set(ids.slice(0, 50)), null)).toEqual(ids.slice(50, 100))
    expect(songsBehind(ids, new Set(ids.slice(20, 100)), null)).toEqual(ids.slice(100))
    expect(songsBehind(ids, new Set(ids), null)).toEqual([])
  })
  it('has, when it is shuffled, a block of those that it has not had', () => {
    const ids = idsOf(400)
    const offered = new Set(ids.filter((_, at) => at % 2 === 0))
    const drawn = songsBehind(ids, offered, () => 0.3)
    expect([drawn.length, new Set(drawn).size]).toEqual([50, 50])
    expect(drawn.filter((id) => offered.has(id))).toEqual([])
    expect(songsBehind(ids, new Set(ids), Math.random)).toEqual([])
  })
})
