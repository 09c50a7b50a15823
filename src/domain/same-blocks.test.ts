import { describe, expect, it } from 'vitest'
import type { StructureNode } from '../contract/structure.ts'
import { structureNode } from '../contract/structure-node.ts'
import { blockKeys, hasSameBlocks } from './same-blocks.ts'

const node = (name: string, more: Partial<StructureNode> = {}, type = 'shelf'): StructureNode => ({
  ...structureNode(name, { customProperties: { type } }),
  ...more,
})
const page = (...substructure: StructureNode[]) => node('home', { substructure })
const [hero, albums, videos] = [node('hero', {}, 'hero'), node('albums'), node('films')]
const seen = page(hero, albums, videos)

describe('a fresh answer for the current page', () => {
  it('has the same blocks where only their content differs', () => {
    const titled = node('albums', { data: { ...albums.data, title: 'New', more: 'alb_9' } })
    expect(hasSameBlocks(seen, page(hero, titled, node('films', { substructure: [hero] })))).toBe(true)
  })

  it.each([
    ['a block on top', page(node('banner'), hero, albums, videos)],
    ['a block at the end', page(hero, albums, videos, node('books'))],
    ['a block less', page(hero, videos)],
    ['another order', page(hero, videos, albums)],
    ['a block of another type in its place', page(hero, node('albums', {}, 'grid'), videos)],
    ['the same block twice', page(hero, albums, albums, videos)],
    ['none at all', page()],
  ])('has other blocks where it has %s', (_, fresh) => {
    expect(hasSameBlocks(seen, fresh)).toBe(false)
    expect(hasSameBlocks(fresh, seen)).toBe(false)
  })
})

describe('the key of a block', () => {
  it('is the block’s own, wherever it stands', () => {
    const [first, second] = blockKeys(page(albums, videos))
    expect(blockKeys(page(hero, node('banner'), videos, albums)).slice(2)).toEqual([second, first])
  })

  it('distinguishes two blocks of one name', () => {
    const keys = blockKeys(page(albums, videos, albums, albums))
    expect(new Set(keys).size).toBe(4)
  })
})
