import { describe, expect, it } from 'vitest'
import { is, parse } from 'valibot'
import type { Card } from '../contract/content.ts'
import { type StructureNode, getFragment, getStructure } from '../contract/structure.ts'
import { structureNode } from '../contract/structure-node.ts'
import { readable } from './readable-structure.ts'

const card = (id: string): Card => ({
  id,
  kind: 'album',
  slug: 'a-song',
  title: 'Desert Light',
  lang: 'en',
  picture: { url: '/img/1.png', colours: ['#112233'], deep: '#112233', tone: '#112233' },
  contentType: 'album',
  grading: 0,
})
const concert = { ...card('con_000000000001'), kind: 'concert' }
const node = (name: string, entries: unknown[], substructure: unknown[] = []) => {
  const { data } = structureNode(name, { customProperties: { type: 'shelf' }, title: name })
  return { name, data: { ...data, entries }, substructure }
}

const read = (body: unknown) => {
  const reported: string[] = []
  const page = parse(readable(getStructure, (message) => reported.push(message)).answer, body)
  return { page, reported }
}
const outline = ({ name, data, substructure }: StructureNode): unknown => [
  name,
  data.entries.map(({ id }) => id),
  substructure.map(outline),
]

describe('a structure of a newer backend', () => {
  const good = node('new', [card('alb_000000000001'), card('alb_000000000002')])

  it('is unchanged where everything is known', () => {
    const page = node('home', [], [good, node('chips', [], [node('pop', [])])])
    expect(read(page)).toEqual({ page, reported: [] })
  })

  it('loses the entries of an unknown kind, and keeps the others', () => {
    const mixed = node('mixed', [card('alb_000000000003'), concert, { id: 7 }, null])
    const { page, reported } = read(node('home', [], [mixed, good]))
    expect(outline(page)).toEqual([
      'home',
      [],
      [
        ['mixed', ['alb_000000000003'], []],
        ['new', ['alb_000000000001', 'alb_000000000002'], []],
      ],
    ])
    expect(reported).toEqual(["structure: entries of 'mixed' cannot be read and are skipped: 3"])
  })

  it('loses a block that becomes empty, at any depth', () => {
    const stories = node('stories', [], [node('concerts', [concert]), good])
    const { page, reported } = read(node('home', [], [node('tour', [concert]), stories]))
    expect(outline(page)).toEqual([
      'home',
      [],
      [['stories', [], [['new', ['alb_000000000001', 'alb_000000000002'], []]]]],
    ])
    expect(reported).toEqual([
      "structure: entries of 'tour' cannot be read and are skipped: 1",
      "structure: entries of 'concerts' cannot be read and are skipped: 1",
    ])
  })

  it.each([
    ['without anything in it', { name: 'hologram' }],
    ['with a text of another kind', { ...good, name: 'hologram', data: { ...good.data, title: 7 } }],
    ['with blocks that are no list', { ...good, name: 'hologram', substructure: {} }],
  ])('loses a block %s, and the page remains', (_, hologram) => {
    const { page, reported } = read(node('home', [], [hologram, good]))
    expect(page.substructure.map(({ name }) => name)).toEqual(['new'])
    expect(reported).toEqual(["structure: the block 'hologram' cannot be read, it is skipped"])
  })

  it.each([null, 'text', {}, [], { ...node('home', []), data: {} }])(
    'is refused where it is none: %j',
    (body) => {
      expect(() => read(body)).toThrow()
    },
  )

  it('keeps the first of a fragment’s pages the first', () => {
    const reported: string[] = []
    const { answer } = readable(getFragment, (message) => reported.push(message))
    const pages = parse(answer, [node('for-you', [], [node('tour', [concert]), good]), node('next', [])])
    expect(pages.map(outline)).toEqual([
      ['for-you', [], [['new', ['alb_000000000001', 'alb_000000000002'], []]]],
      ['next', [], []],
    ])
    expect(reported).toHaveLength(1)
    expect(() => parse(answer, [{ name: 'for-you' }, node('next', [])])).toThrow()
  })

  it('is not valid for our own backend', () => {
    expect(is(getStructure.answer, node('home', [], [node('tour', [concert])]))).toBe(false)
  })
})
