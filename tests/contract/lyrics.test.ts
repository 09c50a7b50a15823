/** The lyrics of songs from the seeded backend. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Track } from '../../src/contract/content.ts'
import type { Lyrics } from '../../src/contract/lyrics.ts'
import { type Demo, openDemo } from '../support/demo.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo.close())

describe('the lyrics of a song', () => {
  const sung = async (tenant: string, lang: string) => {
    const found = await demo.store.within(tenant, ({ db }) =>
      db
        .selectFrom('item')
        .select('id')
        .where('kind', '=', 'track')
        .where('lang', '=', lang)
        .where(sql<boolean>`data ? 'lyrics'`)
        .orderBy('id')
        .executeTakeFirstOrThrow(),
    )
    return found.id
  }
  const words = (id: string, tenant = 'riwaq', query = '') =>
    demo.read<Lyrics>(tenant, `/content/lyrics/${id}${query}`)

  it('are sent to a guest line by line with times, in the song’s own language', async () => {
    const { status, body } = await words(await sung('riwaq', 'ar'))
    expect([status, body.lang]).toEqual([200, 'ar'])
    expect(body.lines.length).toBeGreaterThanOrEqual(8)
    expect(body.lines.map(({ at }) => at)).toEqual(body.lines.map(({ at }) => at).toSorted((a, b) => a - b))
    for (const { text } of body.lines) expect(text).toMatch(/\p{Script=Arabic}/u)
    expect(body.lines[0]?.opens).toBe(true)
  })
  it('are empty where there are none, and not found where the song is not', async () => {
    const sungIds = new Set([await sung('riwaq', 'en'), await sung('riwaq', 'ar')])
    const silent = (await demo.idsOf('riwaq', 'track')).at(-1)?.id ?? ''
    expect(sungIds.has(silent)).toBe(false)
    expect((await words(silent)).body.lines).toEqual([])
    expect((await words(await sung('nour', 'ar'))).status).toBe(404)
  })
  it('are not in lists, and follow the age ceiling of the song', async () => {
    const id = await sung('riwaq', 'en')
    expect((await demo.read<Track>('riwaq', `/content/tracks/${id}?lang=en`)).body).not.toHaveProperty(
      'lyrics',
    )
    const adult = (await demo.idsOf('riwaq', 'track')).find(({ grading }) => grading === 30)?.id ?? ''
    expect((await words(adult)).status).toBe(200)
    expect((await words(adult, 'riwaq', '?maxRating=20')).status).toBe(404)
  })
})
