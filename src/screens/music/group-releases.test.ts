import { describe, expect, it } from 'vitest'
import type { Card } from '../../contract/content.ts'
import { groupByForm, groupByYear } from './group-releases.ts'

const release = (id: string, year?: number): Card => ({
  id,
  kind: 'album',
  slug: id,
  title: id,
  lang: 'en',
  picture: { url: `/img/${id}/320x0.webp`, colours: ['#112233'], deep: '#112233', tone: '#112233' },
  contentType: 'MUSIC_ALBUM',
  grading: 0,
  ...(year === undefined ? {} : { year }),
})

describe('releases of an artist', () => {
  it('are in one column per year, newest first, undated last', () => {
    const years = groupByYear([release('a', 2024), release('b'), release('c', 2026), release('d', 2024)])
    expect(years.map(({ year, cards }) => [year, cards.map(({ id }) => id)])).toEqual([
      [2026, ['c']],
      [2024, ['a', 'd']],
      [null, ['b']],
    ])
  })
  it('are albums, or singles and EPs', () => {
    const [album, single, ep] = [release('a'), release('b'), release('c')]
    const found = groupByForm([{ ...single, release: 'single' }, album, { ...ep, release: 'ep' }])
    expect(found.albums.map(({ id }) => id)).toEqual(['a'])
    expect(found.short.map(({ id }) => id)).toEqual(['b', 'c'])
  })
})
