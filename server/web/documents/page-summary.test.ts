import { describe, expect, it } from 'vitest'
import { matchRoute } from '../../../src/domain/addresses/routing.ts'
import { structureNode } from '../../../src/contract/structure-node.ts'
import { summarizePage } from './page-summary.ts'

const picture = { url: '/img/x/320x0.webp', colours: ['#112233'], deep: '#112233', tone: '#112233' }
const artist = { id: 'art_1', slug: 'noor-band', name: 'Noor Band' }
const album = {
  id: 'alb_1',
  kind: 'album',
  slug: 'first-light',
  title: 'First light',
  lang: 'en',
  by: artist,
  picture,
  contentType: 'MUSIC',
  grading: 0,
  description: { text: 'Twelve songs.', lang: 'en' },
}
const lead = (path: string, data?: unknown) =>
  summarizePage(matchRoute(path), data ? [{ key: ['x'], data }] : [])

describe('the summary of a page', () => {
  it('has the long address as its canonical one, whatever slug or form was requested', () => {
    for (const path of ['/music/albums/art_1/alb_1', '/music/albums/wrong/art_1/slug/alb_1'])
      expect(lead(path, album)).toMatchObject({
        path: '/music/albums/noor-band/art_1/first-light/alb_1',
        description: 'Twelve songs.',
        picture: '/img/x/320x0.webp',
      })
  })
  it('never links to the address of a partner', () => {
    const { path } = lead('/music/albums/art_1/alb_1', { ...album, clickUrl: 'https://partner.example/1' })
    expect(path).toBe('/music/albums/art_1/alb_1')
  })
  it('of an article has its canonical address, whichever address was requested', () => {
    const article = {
      ...album,
      id: 'atc_1',
      kind: 'article',
      clickUrl: '/articles/city/essay/atc_1',
      providerId: 'p',
      prices: [],
      collectionInfo: { articleId: 'atc_1' },
      section: null,
      access: 'full',
      minutes: 4,
      minutesLeft: 0,
      textLang: 'en',
    }
    const node = structureNode('articles-article', {
      customProperties: { article },
      title: 'First light',
      subTitle: 'A walk.',
    })
    for (const path of ['/articles/atc_1', '/articles/x/atc_1', '/articles/premium/x/y/atc_1'])
      expect(lead(path, node)).toMatchObject({
        path: '/articles/city/essay/atc_1',
        description: 'A walk.',
        picture: '/img/x/320x0.webp',
        item: { id: 'atc_1', kind: 'article' },
      })
  })
  it('of the one-segment form is that of /main', () => {
    const node = structureNode('discover', { title: 'Discover', subTitle: 'All rooms.' })
    expect(lead('/discover', node)).toMatchObject({
      path: '/main/discover',
      description: 'All rooms.',
      picture: null,
    })
  })
  const composed = (data: object, ...substructure: object[]): object => ({
    name: 'x',
    data: {
      params: { query: {} },
      clickUrl: '',
      customProperties: {},
      imageUrl: '',
      title: 'Pop',
      subTitle: '',
      entries: [],
      ...data,
    },
    substructure,
  })
  const card = (id: string, title: string) => ({ ...album, id, title })
  it('of a list has its first items, each name once', () => {
    const names = ['a', 'b', 'a', 'c', 'd', 'e']
    const page = composed({}, composed({ entries: names.map((name, at) => card(`alb_${at}`, name)) }))
    const { title, vertical: section, shown, count, description } = lead('/music/genre/pop', page)
    expect([title, section, shown.map((one) => one.title), count, description]).toEqual([
      'Pop',
      'music',
      ['a', 'b', 'c', 'd'],
      5,
      null,
    ])
  })
  it('of a page of a foreign backend has the picture at its imageUrl', () => {
    const page = composed({}, composed({ imageUrl: '/img/far/320x0.webp', entries: [card('alb_1', 'a')] }))
    expect(lead('/music/genre/pop', page).picture).toBe('/img/far/320x0.webp')
  })
  it('of a text page is its beginning, but not what follows a list', () => {
    const words = composed({ rich: [{ tag: 'p', children: [{ text: 'As ' }, { text: 'little.' }] }] })
    const list = composed({ entries: [card('alb_1', 'a')] })
    expect(lead('/info/privacy', composed({}, words, list)).description).toBe('As little.')
    expect(lead('/info/privacy', composed({}, list, words)).description).toBeNull()
  })
  it('has the path that it declares, as long as it is one of ours', () => {
    const at = (canonical: string) =>
      lead('/vouchers/genre/food', composed({ customProperties: { canonical } })).path
    expect(at('/vouchers/category/food')).toBe('/vouchers/category/food')
    for (const elsewhere of ['https://evil.example/', '//evil.example', 'javascript:x'])
      expect(at(elsewhere)).toBe('/vouchers/genre/food')
  })
  it('is written in the letters of the route table', () => {
    const node = { name: 'music-list' }
    expect(lead('/MUSIC/List', node).path).toBe('/music/list')
  })
})
