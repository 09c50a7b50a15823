/** What 'Pick up where you left off' shows: the history with songs as their album or playlist, chapters as their book. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Kind } from '../../src/contract/kinds.ts'
import type { Continued } from '../../src/contract/history.ts'
import { openBackend, type Backend } from '../support/backend.ts'
import { addAccount, addItem } from '../support/rows.ts'

let backend: Backend
const tenant = 'riwaq'

const add = (kind: Kind, id: string, data: object = {}, grading = 0) =>
  addItem(backend.store, tenant, id, { kind, grading, data: JSON.stringify(data) })
const relate = (role: string, parent: string, ...children: string[]) =>
  backend.store.within(tenant, ({ db }) =>
    db
      .insertInto('relation')
      .values(children.map((child, place) => ({ tenant, parent, role, place, child })))
      .execute(),
  )
const addAlbum = async (id: string, songs: string[]) => {
  await add('album', id)
  const album = { id, slug: id, title: id, lang: 'en', artist: { id: 'art_1', slug: 'a', name: 'A' } }
  for (const song of songs) await add('track', song, { album, seconds: 200 })
  await relate('track', id, ...songs)
}
const play = async (user: string, id: string, userCurrentPlaying = 0) => {
  backend.clock.pass(1000)
  const body = { userCurrentPlaying, contentType: 'X' }
  const { status } = await backend.send('PUT', `/user/history/PLAY/${id}`, { user, body })
  expect(status).toBe(200)
}
const folded = async (user: string, query = '') => {
  const { status, body } = await backend.send('GET', `/user/history/PLAY?lang=en&folded=true${query}`, {
    user,
  })
  expect(status).toBe(200)
  return (body as Continued).entries
}
const idsFor = async (user: string, query?: string) => (await folded(user, query)).map(({ card }) => card.id)

beforeAll(async () => {
  backend = await openBackend()
  for (const user of ['omar', 'lina', 'rana']) await addAccount(backend.store, tenant, user)
  await addAccount(backend.store, tenant, 'maya', {
    parental: JSON.stringify({ isActive: true, maxRating: 10, maxAgeGroup: null }),
  })
  await addAlbum('alb_1', ['trk_11', 'trk_12', 'trk_13', 'trk_14'])
  await add('playlist', 'pll_1')
  await relate('track', 'pll_1', 'trk_12', 'trk_13')
  await add('audiobook', 'bok_1', { duration: 3000 })
  for (const id of ['chp_1', 'chp_2', 'chp_3']) await add('chapter', id, { seconds: 1000 })
  await relate('chapter', 'bok_1', 'chp_1', 'chp_2', 'chp_3')
  await add('podcast', 'pod_1')
  for (const id of ['epi_1', 'epi_2']) await add('episode', id, { seconds: 1800 })
  await relate('episode', 'pod_1', 'epi_1', 'epi_2')
  await add('video', 'vid_1', { seconds: 600 }, 40)
})
afterAll(() => backend.close())

it('four songs of one album are that album, and the half-heard book stands before it', async () => {
  await play('omar', 'bok_1')
  await play('omar', 'chp_1', 998)
  await play('omar', 'chp_2', 400)
  await play('omar', 'alb_1')
  for (const song of ['trk_11', 'trk_12', 'trk_13', 'trk_14']) await play('omar', song)
  const entries = await folded('omar')
  expect(entries.map(({ card, part, secondsLeft }) => [card.id, part, secondsLeft])).toEqual([
    ['bok_1', 'chp_2', 1600],
    ['alb_1', 'trk_14', undefined],
  ])
  expect(entries[1]?.updated).toBe(backend.clock.now().toISOString())
})

it('a song is its playlist where that was started last before it, and its album where it came from neither', async () => {
  await play('lina', 'pll_1')
  await play('lina', 'trk_12')
  await play('lina', 'trk_11')
  expect((await folded('lina')).map(({ card, part }) => [card.id, part])).toEqual([
    ['alb_1', 'trk_11'],
    ['pll_1', 'trk_12'],
  ])
})

it('a finished book, a show without a started episode and a finished episode are not continued', async () => {
  for (const [id, second] of [
    ['bok_1', 0],
    ['chp_3', 999],
    ['pod_1', 0],
    ['epi_1', 1799],
  ] as const)
    await play('rana', id, second)
  expect(await idsFor('rana')).toEqual([])
  await play('rana', 'epi_2', 600)
  await play('rana', 'epi_1', 1799)
  expect(await idsFor('rana')).toEqual(['epi_2'])
})

it('twenty albums heard since leave the episode its place, and nothing above the age ceiling is in it', async () => {
  await play('maya', 'epi_1', 600)
  for (let at = 20; at < 40; at++) {
    await addAlbum(`alb_${at}`, [`trk_${at}`])
    await play('maya', `trk_${at}`)
  }
  expect(await idsFor('maya', '&limit=4')).toEqual(['epi_1', 'alb_39', 'alb_38', 'alb_37'])
  await play('rana', 'vid_1', 300)
  expect(await idsFor('rana', '&limit=4')).toEqual(['vid_1', 'epi_2'])
  expect(await idsFor('rana', '&limit=4&maxRating=10')).toEqual(['epi_2'])
})

it('without folding every entry is listed, as before', async () => {
  const { body } = await backend.send('GET', '/user/history/PLAY?lang=en', { user: 'omar' })
  const { entries } = body as Continued
  expect(entries).toHaveLength(8)
  expect(entries[0]).not.toHaveProperty('part')
})
