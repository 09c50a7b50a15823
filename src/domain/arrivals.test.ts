import { expect, it } from 'vitest'
import type { Card } from '../contract/content.ts'
import { structureNode } from '../contract/structure-node.ts'
import { countNewArrivals, latestArrival } from './arrivals.ts'

const card = (id: string, released: string | undefined, isNew?: true): Card => ({
  id,
  kind: 'album',
  slug: id,
  title: id,
  lang: 'en',
  picture: { url: '/img/x/320x0.webp', colours: ['#112233'], deep: '#112233', tone: '#112233' },
  contentType: 'FULL_TRACK_MUSIC',
  grading: 0,
  released,
  isNew,
})
const [monday, tuesday, wednesday] = [
  '2026-05-04T00:00:00.000Z',
  '2026-05-05T00:00:00.000Z',
  '2026-05-06T00:00:00.000Z',
]
const page = structureNode('notifications', {}, [
  structureNode('albums', {
    entries: [card('a', tuesday, true), card('b', monday, true), card('old', monday)],
  }),
  structureNode('news', { entries: [card('c', wednesday, true), card('dateless', undefined, true)] }),
])

it('notifications count what is new and was released after the latest item that the user has seen', () => {
  expect(countNewArrivals(page, '')).toBe(3)
  expect(countNewArrivals(page, monday)).toBe(2)
  expect(countNewArrivals(page, latestArrival(page))).toBe(0)
})

it('a page without items has no latest one', () => {
  expect(latestArrival(structureNode('notifications'))).toBe('')
})
