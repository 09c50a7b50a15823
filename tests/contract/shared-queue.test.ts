/** A shared queue's link holds ids; the backend answers their items. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Track } from '../../src/contract/content.ts'
import { type Demo, openDemo } from '../support/demo.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo.close())

describe('a queue shared in a link', () => {
  const idOf = async (kind: 'track' | 'episode' | 'chapter', at = 0) =>
    (await demo.idsOf('riwaq', kind))[at]?.id ?? ''
  const fetchTracks = (ids: string[]) =>
    demo.read<{ entries: Track[] }>('riwaq', `/content/tracks?lang=en&ids=${ids.join('.')}`)

  it('has its items in the order of the link, songs beside episodes and chapters', async () => {
    const ids = [await idOf('episode'), await idOf('track', 3), await idOf('chapter'), await idOf('track')]
    const { body } = await fetchTracks([...ids, 'trk_unknown', ids[1] ?? ''])
    expect(body.entries.map(({ id }) => id)).toEqual([...ids, ids[1]])
    const [episode, song, chapter] = body.entries
    expect([episode?.kind, song?.kind, chapter?.kind]).toEqual(['episode', 'track', 'chapter'])
    for (const { album, duration } of body.entries)
      expect([album.title !== '', duration > 0]).toEqual([true, true])
    const alone = await demo.read<Track>('riwaq', `/content/tracks/${ids[1]}?lang=en`)
    expect(song).toEqual(alone.body)
  })
  it('may be a hundred songs of a list that plays', async () => {
    const ids = Array.from({ length: 100 }, (_, at) => `trk_unknown${at}`)
    const known = await idOf('track')
    const { status, body } = await fetchTracks(ids.with(57, known))
    expect([status, body.entries.map(({ id }) => id)]).toEqual([200, [known]])
  })
  it('leaves out items above the age ceiling', async () => {
    const tracks = await demo.idsOf('riwaq', 'track')
    const all = await fetchTracks(tracks.slice(0, 30).map(({ id }) => id))
    const isGrown = ({ grading }: Track) => grading > 20
    expect(all.body.entries.filter(isGrown).length).toBeGreaterThan(0)
    const ids = all.body.entries.map(({ id }) => id).join('.')
    const child = await demo.read<{ entries: Track[] }>(
      'riwaq',
      `/content/tracks?lang=en&maxRating=20&ids=${ids}`,
    )
    expect(child.body.entries.map(({ id }) => id)).toEqual(
      all.body.entries.filter((track) => !isGrown(track)).map(({ id }) => id),
    )
  })
  it('refuses malformed and too many ids', async () => {
    for (const ids of [
      '',
      '.',
      'a..b',
      'a,b',
      `${'x'.repeat(65)}`,
      Array.from({ length: 101 }, () => 'a').join('.'),
    ])
      expect([
        ids,
        (await demo.read('riwaq', `/content/tracks?lang=en&ids=${encodeURIComponent(ids)}`)).status,
      ]).toEqual([ids, 400])
  })
})
