import { describe, expect, it } from 'vitest'
import { menuOf } from './configured-menu.ts'

const row = (name: string, clickUrl: string, title: Record<string, string>) => ({ name, clickUrl, title })

describe('a configured menu', () => {
  it('is in the reader’s language, else the tenant’s, else any', () => {
    const list = [
      row('a', '/a', { en: 'A', de: 'Ah' }),
      row('b', '/b', { de: 'Beh' }),
      row('c', '/c', { ro: 'Ce' }),
    ]
    expect(menuOf(list, 'en', 'de').map(({ title }) => title)).toEqual(['A', 'Beh', 'Ce'])
  })
  it('skips invalid entries and external ones', () => {
    const fine = row('a', '/a', { en: 'A' })
    const list = [null, 7, { name: 'x' }, row('b', 'https://elsewhere.example', { en: 'B' })]
    const more = [row('c', '//elsewhere.example', { en: 'C' }), row('d', '/d', {}), fine]
    expect(menuOf([...list, ...more], 'en', 'en')).toEqual([{ name: 'a', to: '/a', title: 'A' }])
    expect(menuOf('nothing', 'en', 'en')).toEqual([])
  })
})
