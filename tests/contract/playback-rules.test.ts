/** Who may hear what, and which reports are believed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'valibot'
import { Download } from '../../src/contract/downloads.ts'
import { TrackFetch } from '../../src/contract/playback.ts'
import { VideoStream } from '../../src/contract/video.ts'
import { openBackend, type Backend } from '../support/backend.ts'
import { addAccount, addItem } from '../support/rows.ts'

let backend: Backend
const day = 86_400_000

beforeAll(async () => {
  backend = await openBackend()
  const { store } = backend
  await addAccount(store, 'riwaq', 'lina')
  await addAccount(store, 'riwaq', 'child', {
    parental: JSON.stringify({ isActive: true, maxRating: 10, maxAgeGroup: null }),
  })
  const add = (id: string, kind: string, data: object, grading = 0) =>
    addItem(store, 'riwaq', id, { kind, grading, data: JSON.stringify({ seconds: 60, ...data }) })
  await add('trk_free', 'track', { premium: false })
  await add('trk_grown', 'track', { premium: false }, 40)
  await add('trk_shut', 'track', { restriction: 'NOT_LICENSED' })
  await add('trk_plan', 'track', {})
  await add('epi_said', 'episode', { script: 'Good evening.' })
  await add('epi_mute', 'episode', {})
  await add('vid_open', 'video', { duration: 600 })
  await add('vid_plan', 'video', { duration: 600, premium: true })
  await add('vid_grown', 'video', { duration: 600 }, 40)
  await add('vid_shut', 'video', { duration: 600, restriction: 'NOT_LICENSED' })
})
afterAll(() => backend.close())

const song = (id: string, user = 'lina') =>
  backend.send('POST', '/song', { user, body: { id, protocol: 'HTTPS' } })
const ticketOf = async (id: string) => parse(TrackFetch, (await song(id)).body).ticket
const report = (ticketId: string | null, more: object = {}, tenant = 'riwaq') =>
  backend.send('POST', '/content/streaming/report', {
    tenant,
    body: {
      ticketId,
      type: 'listened',
      date: backend.clock.now().toISOString(),
      usageDuration: 15,
      maxUsageDuration: 60,
      offline: false,
      partial: true,
      ...more,
    },
  })
const rows = () =>
  backend.store.within('riwaq', ({ db }) =>
    db.selectFrom('listening').selectAll().where('tenant', '=', 'riwaq').execute(),
  )

describe('playback rights', () => {
  it('hides items above the age ceiling as not found', async () => {
    expect((await song('trk_grown', 'lina')).status).toBe(200)
    expect((await song('trk_grown', 'child')).status).toBe(404)
    expect((await song('trk_none', 'child')).body).toMatchObject({ error: 'NOT_FOUND' })
  })
  it.each([['trk_shut'], ['epi_mute']])(
    'gives %s, which has no audio, no URL, no ticket and no purchase option',
    async (id) => {
      expect((await song(id)).body).toEqual({ url: null, isPreview: false, purchase: [], ticket: null })
    },
  )
  it('gives an episode with a text its audio', async () => {
    expect((await song('epi_said')).body).toMatchObject({ isPreview: false })
    expect(parse(TrackFetch, (await song('epi_said')).body).url).toContain('/media/epi_said.mp3?ticket=')
  })
})

const stream = (id: string, user: string | undefined = 'lina', more: object = {}) =>
  backend.send('POST', '/video/streaming', {
    ...(user ? { user } : {}),
    body: { id, protocol: 'HTTPS', drm: null, externalProviderCode: null, ...more },
  })

describe('video rights', () => {
  it('require id, protocol, key system and provider, all four [CALL-VIDEO-01]', async () => {
    const { status, body } = await stream('vid_open')
    expect([status, body]).toMatchObject([200, { isPreview: false, purchase: [], captions: [] }])
    expect(parse(VideoStream, body).url).toMatch(/^\/media\/vid_open\.webm\?ticket=/)
    for (const wrong of [
      { protocol: 'FTP' },
      { drm: undefined },
      { externalProviderCode: undefined },
      { drm: 'KEY' },
      { more: 1 },
    ])
      expect((await stream('vid_open', 'lina', wrong)).status, JSON.stringify(wrong)).toBe(400)
  })
  it('give a preview of a video that needs a plan, with its purchase options', async () => {
    const { body } = await stream('vid_plan')
    const answer = parse(VideoStream, body)
    expect([answer.isPreview, answer.url?.split('?')[0]]).toEqual([true, '/media/vid_plan.preview.webm'])
    expect(answer.purchase.length).toBeGreaterThan(0)
  })
  it('give nothing to a guest, above the age ceiling, without a licence, or for other kinds', async () => {
    expect((await stream('vid_open', '')).status).toBe(401)
    expect((await stream('vid_grown', 'child')).status).toBe(404)
    expect((await stream('trk_free')).status).toBe(404)
    expect((await stream('vid_shut')).body).toMatchObject({ url: null, purchase: [] })
  })
})

const download = (id: string, user: string | undefined = 'lina') =>
  backend.send('POST', '/song/download', {
    ...(user ? { user } : {}),
    body: { articleId: id, distributionChannel: 'WEB', deviceId: '1', collectionId: 'alb_one' },
  })

describe('download rights', () => {
  it('do not expire for free items, and have the time of the backend', async () => {
    const { body } = await download('trk_free')
    const now = backend.clock.now().toISOString()
    expect(parse(Download, body)).toMatchObject({ validUntil: null, now })
  })
  it('give nothing to a guest, above the age ceiling, without a licence, without audio, or for a preview', async () => {
    expect((await download('trk_free', '')).status).toBe(401)
    expect((await download('trk_grown', 'lina')).status).toBe(200)
    expect((await download('trk_grown', 'child')).status).toBe(404)
    for (const id of ['trk_none', 'epi_mute']) expect((await download(id)).status, id).toBe(404)
    for (const id of ['trk_shut', 'trk_plan']) expect((await download(id)).status, id).toBe(403)
  })
  it('are checked in the size request: items without rights are left out', async () => {
    const articleIds = ['trk_free', 'trk_grown', 'trk_shut', 'trk_plan', 'epi_mute', 'trk_none']
    const { body } = await backend.send('POST', '/song/download/sizes', {
      user: 'child',
      body: { articleIds },
    })
    const { size } = parse(Download, (await download('trk_free')).body)
    expect(body).toEqual({ sizes: [{ id: 'trk_free', size }] })
  })
})

describe('a report', () => {
  it('is idempotent, and another slice is another row', async () => {
    const ticket = await ticketOf('trk_free')
    for (let time = 0; time < 3; time++) expect((await report(ticket)).status).toBe(200)
    expect(await rows()).toHaveLength(1)
    await report(ticket, { usageDuration: 7, partial: false })
    const reports = await rows()
    expect(reports.map(({ seconds }) => seconds).sort()).toEqual([15, 7])
    expect(reports.every(({ account, item }) => account === 'lina' && item === 'trk_free')).toBe(true)
  })
  it('is refused with a ticket forged, of another tenant, for listening only, or older than a year and a month; one of a month ago counts', async () => {
    const ticket = (await ticketOf('trk_free')) ?? ''
    const before = (await rows()).length
    const media = new URL(parse(TrackFetch, (await song('trk_free')).body).url ?? '', 'http://a.test')
    const forged = `${ticket.slice(0, -2)}${ticket.endsWith('AA') ? 'BB' : 'AA'}`
    const refused = [
      await report(forged),
      await report(ticket, {}, 'nour'),
      await report(media.searchParams.get('ticket')),
    ]
    backend.clock.pass(31 * day)
    expect((await report(ticket)).status).toBe(200)
    backend.clock.pass(370 * day)
    refused.push(await report(ticket))
    for (const { status, body } of refused)
      expect([status, (body as { error: string }).error]).toEqual([403, 'TICKET_INVALID'])
    expect(await rows()).toHaveLength(before + 1)
  })
  it('logs no ticket', async () => {
    const ticket = (await ticketOf('trk_free')) ?? ''
    await report(ticket)
    await report(`${ticket}x`)
    expect(backend.lines.length).toBeGreaterThan(0)
    expect(JSON.stringify(backend.lines)).not.toContain(ticket)
  })
})
