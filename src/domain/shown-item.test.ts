import { describe, expect, it } from 'vitest'
import type { Card } from '../contract/content.ts'
import { shownItem } from './shown-item.ts'

const card: Card = {
  id: 'alb_1',
  kind: 'album',
  slug: 'tidal',
  title: 'Tidal Motion',
  lang: 'en',
  picture: { url: '/img/alb_1/300x0.webp', colours: ['#112233'], deep: '#112233', tone: '#112233' },
  contentType: 'MUSIC_ALBUM',
  grading: 0,
}
const composed = (custom: object, entries: readonly Card[]) => ({
  name: 'page',
  data: { customProperties: custom, entries: [] },
  substructure: [{ name: 'item', data: { entries } }],
})

describe('the main item of a page', () => {
  it('is the answer of an album, without its tracks', () => {
    expect(shownItem({ ...card, tracks: [{ id: 'trk_1' }] }, ['art_1', 'alb_1'])).toEqual(card)
  })
  it('is the article of an article page', () => {
    expect(shownItem(composed({ article: { ...card, minutes: 4 } }, []), ['alb_1'])).toEqual({
      ...card,
      minutes: 4,
    })
  })
  it('is the first item of a structure, when the address names it', () => {
    expect(shownItem(composed({}, [card]), ['alb_1'])).toEqual(card)
  })
  it.each([
    ['a section, whose first item the address does not name', composed({}, [card]), ['music']],
    ['an answer of another shape', { id: 'alb_1' }, ['alb_1']],
    ['no answer', undefined, ['alb_1']],
  ])('is none on %s', (_, answer, ids) => {
    expect(shownItem(answer, ids)).toBeNull()
  })
})
