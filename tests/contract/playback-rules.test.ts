/** Who may play what, and which playback reports are accepted. */
import { createHash } from 'node:crypto'
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
    backend.clock.pass(30_000)
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

  const soundsOf = async (id: string, user = 'lina') => {
    const ticket = parse(TrackFetch, (await song(id, user)).body).ticket ?? ''
    const hash = createHash('sha256').update(ticket).digest('base64url')
    return { ticket, reported: async () => (await rows()).filter((row) => row.ticket === hash) }
  }
  const sum = (reported: { seconds: number }[]) => reported.reduce((all, { seconds }) => all + seconds, 0)
  const date = (ms: number) => new Date(backend.clock.now().getTime() + ms).toISOString()

  it('of an hour under a ticket of a minute is accepted, and counts no more than the minute', async () => {
    const { ticket, reported } = await soundsOf('trk_free')
    backend.clock.pass(60_000)
    for (const at of [0, 1, 2])
      expect((await report(ticket, { usageDuration: 3600, date: date(-at) })).status).toBe(200)
    expect(sum(await reported())).toBe(65)
    expect(await backend.metrics.text()).toMatch(/riwaq_listening_cut_total\{what="seconds",[^}]*\} \d{4,5}/)
  })
  it('of many at once under one ticket counts no more than one after the other', async () => {
    const { ticket, reported } = await soundsOf('trk_free')
    backend.clock.pass(20_000)
    const at = Array.from({ length: 12 }, (_, index) => date(-index))
    await Promise.all(at.map((date) => report(ticket, { usageDuration: 20, date })))
    expect(sum(await reported())).toBe(25)
  })
  it('of the year 9999, or of a clock that is years behind, is dated within the life of its ticket', async () => {
    const { ticket, reported } = await soundsOf('trk_free')
    const issued = backend.clock.now()
    backend.clock.pass(day)
    for (const wrong of ['9999-12-31T23:59:59.999Z', '2001-01-01T00:00:00.000Z'])
      expect((await report(ticket, { date: wrong })).status).toBe(200)
    expect((await reported()).map(({ at }) => at).toSorted((a, b) => a.getTime() - b.getTime())).toEqual([
      issued,
      backend.clock.now(),
    ])
    expect(await backend.metrics.text()).toMatch(/riwaq_listening_cut_total\{what="date",/)
  })
  it('of an item played again and again, offline for weeks, keeps every second', async () => {
    const { ticket, reported } = await soundsOf('trk_free')
    backend.clock.pass(40 * day)
    for (let time = 1; time <= 50; time++)
      await report(ticket, { usageDuration: 60, date: date(-time * 90_000), offline: true })
    expect(sum(await reported())).toBe(3000)
  })
  it('of a preview counts as a preview', async () => {
    const [preview, full] = [await soundsOf('trk_plan'), await soundsOf('trk_free')]
    backend.clock.pass(30_000)
    await report(preview.ticket)
    await report(full.ticket)
    expect((await preview.reported()).map((row) => row.preview)).toEqual([true])
    expect((await full.reported()).map((row) => row.preview)).toEqual([false])
  })
})

it('a report under the ticket of an account that is gone is refused, and names it in no row', async () => {
  await addAccount(backend.store, 'riwaq', 'gone')
  const { ticket } = parse(TrackFetch, (await song('trk_free', 'gone')).body)
  expect((await report(ticket)).status).toBe(200)
  const { raw } = backend.store
  await raw.deleteFrom('listening').where('account', '=', 'gone').execute()
  await raw.deleteFrom('account').where('id', '=', 'gone').execute()
  const late = await report(ticket, { date: new Date(backend.clock.now().getTime() + 1000).toISOString() })
  expect([late.status, late.body]).toEqual([403, expect.objectContaining({ error: 'TICKET_INVALID' })])
  expect((await rows()).filter(({ account }) => account === 'gone')).toEqual([])
})
