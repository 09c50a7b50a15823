/** Every query names its tenant: row-level security is only a second line of defence that never takes effect. */
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, type CallName } from '../../src/contract/calls.ts'
import type { Kind } from '../../src/contract/kinds.ts'
import { TrackFetch } from '../../src/contract/playback.ts'
import { createKnownImages } from '../../server/media/images/known-images.ts'
import { openStore } from '../../server/db/open-store.ts'
import type { Store } from '../../server/context.ts'
import { readSettings } from '../../server/start/settings.ts'
import { openBackend, type Backend } from '../support/backend.ts'
import { addItem, addPasskeyRow } from '../support/rows.ts'
import { samplesOf } from '../support/samples.ts'
import { openStoreWithoutRls } from '../support/store-without-rls.ts'
import { freshData } from '../tools/lib/portal.mjs'

const samples: readonly Kind[] = [
  'album',
  'article',
  'artist',
  'audiobook',
  'author',
  'episode',
  'playlist',
  'podcast',
  'track',
  'video',
  'game',
  'tournament',
]
const rows = calls.map((call) => [call.name as CallName, call.method, call.who] as const)
/** Answered by the login module, which is not set up here. */
const elsewhere = new Set<string>([
  'loginApi',
  'tradeUserToken',
  'refreshToken',
  'logOut',
  'deleteAccount',
  'partnerLogin',
  'partnerSignup',
  'partnerFlow',
  'requestPasswordReset',
  'resetPassword',
  'confirmLogin',
  'beginConfirmByPasskey',
  'confirmByPasskey',
  'changePassword',
  'updateProfile',
  'confirmEmail',
  'withdrawEmail',
])

/** Their samples have a forged ticket, a wrong password or code, an unknown signature; a job, which does not run, makes exports. */
const refusals: { [N in CallName]?: number } = {
  reportListening: 403,
  verifyParentalPassword: 403,
  resetParentalPasscode: 403,
  addPasskey: 422,
  downloadDataExport: 404,
}

describe('a query', () => {
  let data: Awaited<ReturnType<typeof freshData>>
  let guarded: Store
  let open: ReturnType<typeof openStoreWithoutRls>
  let backend: Backend
  const ids: Record<string, string> = {}
  const accounts: Record<string, string> = {}

  beforeAll(async () => {
    data = await freshData()
    const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
    guarded = await openStore(readSettings(data.env), data.env['DATA_DIR'] ?? '', quiet)
    for (const kind of samples) {
      const found = await guarded.within('riwaq', ({ db }) =>
        db
          .selectFrom('item')
          .select(['id', 'data'])
          .where('kind', '=', kind)
          .orderBy('popularity', 'desc')
          .executeTakeFirstOrThrow(),
      )
      if (kind === 'album') ids['genre'] = String(found.data['genre'])
      if (kind === 'article') ids['section'] = String(found.data['category'])
      ids[kind] = found.id
    }
    for (const tenant of ['riwaq', 'nour']) {
      const omar = await guarded.within(tenant, ({ db }) =>
        db
          .selectFrom('account')
          .select('id')
          .where('email', '=', `omar@${tenant}.example`)
          .executeTakeFirstOrThrow(),
      )
      accounts[tenant] = omar.id
    }
    ids['passkey'] = 'psk_1'
    await addPasskeyRow(guarded, 'riwaq', accounts['riwaq'] ?? '', ids['passkey'])
    open = openStoreWithoutRls(guarded)
    backend = await openBackend({ store: open.store })
  }, 180_000)
  afterAll(async () => {
    await guarded.close()
    await data.drop()
  })

  it.each(rows.filter(([name]) => !elsewhere.has(name)))(
    'of %s has its tenant, so that row-level security is never needed',
    async (name, method, who) => {
      const { path, body } = samplesOf((kind) => ids[kind] ?? '')[name]
      const { status } = await backend.send(method, path, {
        ...(who === 'user' ? { user: accounts['riwaq'] ?? '' } : {}),
        ...(body === undefined ? {} : { body }),
        headers: { 'idempotency-key': `walk-${name}` },
      })
      expect(status).toBeOneOf(refusals[name] ? [refusals[name]] : [200, 204])
      expect(open.nameless).toEqual([])
    },
  )

  it('of a report authorised by its ticket has its tenant', async () => {
    const request = (path: string, body: unknown) =>
      backend.send('POST', path, { user: accounts['riwaq'] ?? '', body })
    const { body } = await request('/song', { id: ids['track'], protocol: 'HTTPS' })
    const { ticket } = parse(TrackFetch, body)
    const before = open.seen()
    const report = samplesOf((kind) => ids[kind] ?? '').reportListening
    expect((await request(report.path, { ...Object(report.body), ticketId: ticket })).status).toBe(200)
    expect(open.seen()).toBeGreaterThan(before)
    expect(open.nameless).toEqual([])
  })

  it('for an image has its tenant', async () => {
    const isNamed = createKnownImages(open.store, () => 0)
    const before = open.seen()
    const answers = [`${ids['album']}`, `${ids['game']}--1`, 'nothing-here'].map((id) => isNamed('riwaq', id))
    expect((await Promise.all(answers)).slice(0, 1)).toEqual([true])
    expect(open.seen()).toBeGreaterThan(before + 2)
    expect(open.nameless).toEqual([])
  })

  it('was really observed', async () => {
    expect(open.seen()).toBeGreaterThan(30)
    await open.store.within('riwaq', ({ db }) => db.selectFrom('likes').selectAll().limit(1).execute())
    expect(open.nameless).toEqual(['SelectQueryNode likes'])
    open.nameless.length = 0
  })

  it('finds at one tenant nothing of another one', async () => {
    const kinds = { album: 'albums', artist: 'artists', playlist: 'playlists', track: 'tracks' } as const
    for (const [kind, path] of Object.entries(kinds)) {
      const id = `${kind.slice(0, 3)}_riwaqonly`
      await addItem(guarded, 'riwaq', id, { kind })
      const request = (tenant: string, address: string) =>
        backend.send('GET', `/content/${path}/${address}?lang=en`, { tenant })
      const foreign = await request('nour', id)
      const absent = await request('nour', `${kind.slice(0, 3)}_nowhere`)
      // The answer for what is another's is that for what is not there, but for the request's own id.
      expect({ ...(foreign.body as object), requestId: '' }).toEqual({
        ...(absent.body as object),
        requestId: '',
      })
      expect(foreign.status).toBe(404)
    }
  })
})
