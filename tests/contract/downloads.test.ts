/** The backend remembers the downloads of a device, in case its browser deletes all storage. */
import { ulid } from 'ulid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DownloadNotes, DownloadNote } from '../../src/contract/download-notes.ts'
import { openBackend, type Backend } from '../support/backend.ts'
import { startIdentityServer } from '../support/identity-server.ts'
import { logIn } from '../support/log-in.ts'
import { addAccount, addItem } from '../support/rows.ts'

let backend: Backend
const devices = { phone: `dev_${'p'.repeat(22)}`, desk: `dev_${'d'.repeat(22)}` }
interface Who {
  user?: string
  device?: keyof typeof devices | null
  tenant?: string
}
const sending = ({ user = 'lina', device = 'phone', tenant = 'riwaq' }: Who) => ({
  user,
  tenant,
  headers: device ? { cookie: `theme=1; device-id=${devices[device]}` } : {},
})
const album = { kind: 'album' as const, id: 'alb_1', title: 'Desert Light' }
const show = { kind: 'podcast' as const, id: 'pod_1', title: 'A show' }
const note = (body: Partial<DownloadNote>, who: Who = {}) => {
  const { headers, ...rest } = sending(who)
  return backend.send('POST', '/kept', {
    ...rest,
    headers: { ...headers, 'idempotency-key': ulid() },
    body: { came: [], went: [], ...body },
  })
}
const came = (ids: string[], who: Who = {}) => note({ came: [{ source: album, ids }] }, who)
const read = async (who: Who = {}, query = 'lang=en') => {
  const { status, body } = await backend.send('GET', `/kept?${query}`, sending(who))
  expect(status).toBe(200)
  return body as DownloadNotes
}
const idsOf = async (who: Who = {}) => (await read(who)).entries.map(({ track }) => track.id)

const song = {
  kind: 'track',
  data: JSON.stringify({
    seconds: 180,
    album: {
      id: 'alb_1',
      slug: 'desert-light',
      title: 'Desert Light',
      lang: 'en',
      artist: { id: 'art_1', slug: 'layan', name: 'Layan' },
    },
  }),
}

beforeAll(async () => {
  backend = await openBackend()
  const { store } = backend
  for (const tenant of ['riwaq', 'nour']) {
    for (const user of ['lina', 'omar']) await addAccount(store, tenant, user)
    for (const id of ['trk_1', 'trk_2', 'trk_3']) await addItem(store, tenant, id, song)
  }
  await addItem(store, 'riwaq', 'trk_adult', { ...song, grading: 18 })
  await addItem(store, 'riwaq', 'pod_1', { kind: 'podcast' })
  await addItem(store, 'riwaq', 'eps_1', { kind: 'episode', data: JSON.stringify({ seconds: 900 }) })
  await store.within('riwaq', ({ db }) =>
    db
      .insertInto('relation')
      .values({ tenant: 'riwaq', parent: 'pod_1', role: 'episode', place: 1, child: 'eps_1' })
      .execute(),
  )
  await addAccount(store, 'riwaq', 'maya', {
    parental: JSON.stringify({ isActive: true, maxRating: 12, maxAgeGroup: null }),
  })
})
afterAll(() => backend.close())

describe('the downloads of a device', () => {
  it('are listed completely, in the order of download, with their source', async () => {
    expect((await came(['trk_2', 'trk_1'])).status).toBe(204)
    backend.clock.pass(1000)
    await note({ came: [{ source: show, ids: ['eps_1'] }] })
    const { total, entries } = await read()
    expect(total).toBe(3)
    expect(entries.map(({ track, source }) => [track.id, source])).toEqual([
      ['trk_2', album],
      ['trk_1', album],
      ['eps_1', show],
    ])
    expect(entries[2]?.track).toMatchObject({ kind: 'episode', duration: 900, album: { id: 'pod_1' } })
    expect((await read({}, 'lang=en&offset=2')).entries.map(({ track }) => track.id)).toEqual(['eps_1'])
  })

  it('are removed from the list when deleted, and listed once when reported twice', async () => {
    await came(['trk_1', 'trk_3'])
    await note({ went: ['trk_2', 'eps_1', 'trk_never'] })
    expect(await idsOf()).toEqual(['trk_1', 'trk_3'])
  })

  it('belong to one user, on one device, at one tenant; without a device nothing is stored', async () => {
    await came(['trk_2'], { device: 'desk' })
    await came(['trk_1'], { user: 'omar' })
    await came(['trk_3'], { tenant: 'nour' })
    expect((await came(['trk_2'], { device: null })).status).toBe(204)
    expect(await idsOf()).toEqual(['trk_1', 'trk_3'])
    expect(await idsOf({ device: 'desk' })).toEqual(['trk_2'])
    expect(await idsOf({ user: 'omar' })).toEqual(['trk_1'])
    expect(await idsOf({ tenant: 'nour' })).toEqual(['trk_3'])
    expect(await read({ device: null })).toEqual({ total: 0, entries: [] })
    await note({ went: ['trk_1'] }, { user: 'omar' })
    expect(await idsOf()).toEqual(['trk_1', 'trk_3'])
  })

  it('leave out missing items and items above a child’s age ceiling', async () => {
    await came(['trk_adult', 'trk_gone', 'trk_1'], { user: 'maya' })
    expect(await idsOf({ user: 'maya' })).toEqual(['trk_1'])
  })

  it('are neither reported nor listed for a guest, and accept only ids and their sources', async () => {
    const { user: _, ...guest } = sending({})
    const body = { came: [], went: [] }
    expect((await backend.send('POST', '/kept', { ...guest, body })).status).toBe(401)
    expect((await backend.send('GET', '/kept?lang=en', guest)).status).toBe(401)
    for (const bad of [{ went: ['../x'] }, { more: 1 }, { came: [{ source: album, ids: ['trk_1'], at: 3 }] }])
      expect((await note(bad as Partial<DownloadNote>)).status).toBe(400)
  })
})

describe('a logout', () => {
  it('deletes the downloads of its device, and none of another device', async () => {
    const server = await startIdentityServer()
    try {
      const account = await server.addAccount('riwaq', 'lina@example.org')
      const who = server.visitor('riwaq')
      await logIn(who, 'lina@example.org')
      const report = (device: string) => ({
        tenant: 'riwaq',
        account,
        device,
        item: 'trk_1',
        source: JSON.stringify(album),
        at: new Date(),
      })
      const { store } = server.parts
      await store.within('riwaq', ({ db }) =>
        db.insertInto('kept').values(Object.values(devices).map(report)).execute(),
      )
      who.jar.push({ name: 'device-id', value: devices.phone, path: '/api', attributes: '' })
      await who.call('/logout', { redirectUrl: '/', lang: 'en' })
      const left = await store.within('riwaq', ({ db }) => db.selectFrom('kept').select('device').execute())
      expect(left).toEqual([{ device: devices.desk }])
    } finally {
      await server.close()
    }
  })
})
