/** From Play to a report, as the backend answers it: bodies to the letter, and what each kind of visitor gets. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Download } from '../../src/contract/downloads.ts'
import { TrackFetch } from '../../src/contract/playback.ts'
import { parse } from 'valibot'
import { type Demo, openDemo } from '../support/demo.ts'

let demo: Demo
let song = ''
let [omar, lina] = ['', '']

const accountOf = (name: string) =>
  demo.store.within('riwaq', async ({ db }) => {
    const found = await db
      .selectFrom('account')
      .select('id')
      .where('tenant', '=', 'riwaq')
      .where('email', '=', `${name}@riwaq.example`)
      .executeTakeFirstOrThrow()
    return found.id
  })

beforeAll(async () => {
  demo = await openDemo()
  const tracks = await demo.idsOf('riwaq', 'track')
  song = tracks.find(({ grading }) => grading === 0)?.id ?? ''
  ;[omar, lina] = [await accountOf('omar'), await accountOf('lina')]
})
afterAll(() => demo.close())

const post = (path: string, body: unknown, user?: string) =>
  demo.send('POST', path, { body, ...(user ? { user } : {}) })
const open = async (user: string, id = song) =>
  parse(TrackFetch, (await post('/song', { id, protocol: 'HTTPS' }, user)).body)

describe('POST song', () => {
  it('accepts the body {id, protocol} and no other [CALL-SONG-01]', async () => {
    for (const protocol of ['HTTP', 'HTTPS', 'HLS'])
      expect((await post('/song', { id: song, protocol }, omar)).status).toBe(200)
    for (const body of [{}, { id: song }, { protocol: 'HTTPS' }, { id: song, protocol: 'FTP' }])
      expect((await post('/song', body, omar)).status).toBe(400)
    expect((await post('/song', { id: song, protocol: 'HTTPS', quality: 'high' }, omar)).status).toBe(400)
  })
  it('returns URL, preview flag, purchase options and ticket [AMBIG-105]', async () => {
    for (const user of [omar, lina]) {
      const { body } = await post('/song', { id: song, protocol: 'HTTPS' }, user)
      expect(Object.keys(Object(body))).toEqual(
        expect.arrayContaining(['url', 'isPreview', 'purchase', 'ticket']),
      )
    }
  })
  it('returns the URL of the full song to a user with a plan [ENTITY-TRACKFETCH-01]', async () => {
    expect((await open(omar)).url).toMatch(new RegExp(`^/media/${song}\\.mp3\\?ticket=`))
    expect((await open(lina)).url).toMatch(new RegExp(`^/media/${song}\\.preview\\.mp3\\?ticket=`))
  })
  it('gives a user with a plan for every section the full item that others get a preview of: song, chapter and episode', async () => {
    for (const kind of ['track', 'chapter', 'episode'] as const) {
      const seconds = { part: 0, full: 0 }
      for (const { id } of await demo.idsOf('riwaq', kind)) {
        if (!(await open(lina, id)).isPreview) continue
        seconds.part++
        if (!(await open(omar, id)).isPreview) seconds.full++
        if (seconds.part === 3) break
      }
      expect(seconds, kind).toEqual({ part: 3, full: 3 })
    }
  })
  it('has a preview flag [ENTITY-TRACKFETCH-02]', async () => {
    expect([(await open(omar)).isPreview, (await open(lina)).isPreview]).toEqual([false, true])
  })
  it('lists the plans that include the full item [ENTITY-TRACKFETCH-03]', async () => {
    const { purchase } = await open(lina)
    expect(purchase.length).toBeGreaterThan(0)
    for (const option of purchase) expect(option.subscriptionType?.id).toBeGreaterThan(0)
    expect((await open(omar)).purchase).toEqual([])
  })
  it('returns a ticket that a report is accepted with [ENTITY-TRACKFETCH-04]', async () => {
    const { ticket } = await open(omar)
    expect(await report({ ticketId: ticket })).toMatchObject({ status: 200, body: { accepted: true } })
    expect((await report({ ticketId: `${ticket}x` })).status).not.toBe(200)
  })
  it('returns the gain that normalises its loudness, for playback and for downloads', async () => {
    const { gain } = await open(omar)
    expect(gain).toBeGreaterThan(0.5)
    expect(gain).toBeLessThan(1)
    const accepted = await post(
      '/song/download',
      { articleId: song, distributionChannel: 'WEB', deviceId: '1', collectionId: 'alb_1' },
      omar,
    )
    expect(parse(Download, accepted.body).gain).toBe(gain)
  })
  it('gives nothing to a guest', async () => {
    const answer = await post('/song', { id: song, protocol: 'HTTPS' })
    expect(answer.status).toBe(401)
    expect(JSON.stringify(answer.body)).not.toContain('/media/')
  })
})

describe('POST song/download', () => {
  const request = () => ({
    articleId: song,
    distributionChannel: 'WEB',
    deviceId: '1',
    collectionId: 'alb_1',
  })
  it('accepts these four fields, each of them and no other, and returns uri [CALL-SONG-02]', async () => {
    const { status, body } = await post('/song/download', request(), omar)
    expect([status, parse(Download, body).uri.split('?')[0]]).toEqual([200, `/media/${song}.mp3`])
    expect((await post('/song/download', { ...request(), protocol: 'HTTPS' }, omar)).status).toBe(400)
    for (const field of Object.keys(request())) {
      const without = Object.fromEntries(Object.entries(request()).filter(([name]) => name !== field))
      expect([field, (await post('/song/download', without, omar)).status]).toEqual([field, 400])
    }
  })
  it('allows playback until the plan ends, and reports of what was played', async () => {
    const { validUntil, ticket } = parse(Download, (await post('/song/download', request(), omar)).body)
    expect(validUntil).toBe(new Date(demo.clock.now().getTime() + 30 * 86_400_000).toISOString())
    expect((await report({ ticketId: ticket })).status).toBe(200)
  })
  it('refuses users who would get a preview only', async () => {
    const { status, body } = await post('/song/download', request(), lina)
    expect([status, JSON.stringify(body).includes('/media/')]).toEqual([403, false])
  })
})

const validReport = {
  type: 'listened',
  date: '2026-11-21T10:00:00.000Z',
  usageDuration: 15,
  maxUsageDuration: 90,
  offline: false,
  partial: true,
}
const report = (fields: object) => post('/content/streaming/report', { ...validReport, ...fields })

describe('POST content/streaming/report', () => {
  it('accepts these seven fields, each of them and no other [CALL-REPORT-01]', async () => {
    const body = { ticketId: (await open(omar)).ticket, ...validReport }
    expect((await post('/content/streaming/report', body)).status).toBe(200)
    expect((await post('/content/streaming/report', { ...body, song })).status).toBe(400)
    for (const field of Object.keys(body)) {
      const without = Object.fromEntries(Object.entries(body).filter(([name]) => name !== field))
      expect([field, (await post('/content/streaming/report', without)).status]).toEqual([field, 400])
    }
  })
})
