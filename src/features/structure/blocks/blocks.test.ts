import { describe, expect, it } from 'vitest'
import type { Card } from '../../../contract/content.ts'
import { blockTypes } from '../../../contract/block-types.ts'
import type { StructureNode } from '../../../contract/structure.ts'
import { structureNode } from '../../../contract/structure-node.ts'
import { requestOfBlock } from '../structure-request.ts'
import { pictureOf } from './block.ts'
import { componentOf, warnUnknownType, isEmptyStructure } from '../blocks.ts'

const block = (type: unknown, entries: Card[] = []) =>
  structureNode('b', { customProperties: { type }, entries })

const card: Card = {
  id: 'alb_000000000001',
  kind: 'album',
  slug: 'one',
  title: 'Desert Light',
  lang: 'en',
  picture: { url: '/img/1.png', colours: ['#112233'], deep: '#112233', tone: '#112233' },
  contentType: 'album',
  grading: 0,
}

describe('a page of blocks', () => {
  const page = (...substructure: StructureNode[]) => ({ ...block('page'), substructure })

  it.each(['hero', 'banner', 'richText', 'stories', 'settings', 'forYou'])(
    'with a %s shows content',
    (type) => {
      expect(isEmptyStructure(page(block('chips'), block(type)))).toBe(false)
    },
  )
  it.each(['shelf', 'grid', 'list', 'ranking'])('with a %s shows content once that has an entry', (type) => {
    expect(isEmptyStructure(page(block('chips'), block(type)))).toBe(true)
    expect(isEmptyStructure(page(block('chips'), block(type, [card])))).toBe(false)
  })
  it('is empty with links, in-progress items, and unknown blocks only', () => {
    expect(isEmptyStructure(page())).toBe(true)
    const blocks = ['chips', 'continueListening', 'continueReading'].map((type) => block(type))
    expect(isEmptyStructure(page(...blocks, block('hologram', [card])))).toBe(true)
  })
})

describe('blocks of a structure', () => {
  it.each(blockTypes)('of type %s have a component', (type) => {
    expect(componentOf(block(type))).toBeTypeOf('function')
  })

  it.each(['hologram', '', undefined, 7, 'toString', '__proto__'])(
    'of an unknown type (%s) have none and are skipped',
    (type) => {
      expect(componentOf(block(type))).toBeNull()
    },
  )

  it('of an unknown type are logged once, not at every render', () => {
    const reported: string[] = []
    for (let times = 0; times < 3; times++) warnUnknownType('carousel3d', (message) => reported.push(message))
    expect(reported).toEqual(["structure: blocks of type 'carousel3d' are skipped"])
  })
})

it('the picture of a block is its own, else the one at its imageUrl, else that of its first entry [ENTITY-NODE-05]', () => {
  const own = { ...card.picture, url: '/img/own.png' }
  const pictured = (data: Partial<StructureNode['data']>) =>
    pictureOf(structureNode('b', { entries: [card], ...data }))?.url
  expect(pictured({ picture: own, imageUrl: '/img/far.png' })).toBe('/img/own.png')
  expect(pictured({ imageUrl: '/img/far.png' })).toBe('/img/far.png')
  expect(pictured({})).toBe('/img/1.png')
  expect(pictured({ entries: [] })).toBeUndefined()
})
it('more of a block is asked for with the query that it came with [ENTITY-NODE-02]', () => {
  const page = { name: 'articles-category', id: null }
  const came = structureNode('b', { params: { query: { id: 'culture' } } })
  expect(requestOfBlock(page, came)).toEqual({ name: 'articles-category', id: 'culture' })
  expect(requestOfBlock({ ...page, id: 'sport' }, block('list'))).toEqual({ ...page, id: 'sport' })
})
