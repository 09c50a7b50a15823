import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clientParts } from '../../api/backend.fixture.ts'
import { configureBackend } from '../../api/backend.ts'
import { downloadRecord } from '../../contract/download-records.fixture.ts'
import { createStorage } from '../../lib/storage.fixture.ts'
import { dialogs } from '../../state/dialogs/dialogs.ts'
import { snackbar } from '../../state/notifications/snackbar.ts'
import { connectWriter } from '../../state/offline-writes/pending.ts'
import { lina } from '../../state/session/session.fixture.ts'
import { becomeUser, becomeVisitor, session } from '../../state/session/session.ts'
import { saveIntention } from '../../state/session/intention.ts'
import { toggleLike } from '../../state/likes/toggle-like.ts'
import { carryOutIntention } from './carry-out-intention.ts'

const album = { kind: 'album', id: 'alb_1', title: 'Desert Light' } as const
let written: unknown[]

beforeEach(() => {
  written = []
  vi.stubGlobal('localStorage', createStorage())
  vi.stubGlobal('sessionStorage', createStorage())
  vi.stubGlobal('location', { pathname: '/ar/music/albums/a/b' })
  configureBackend({ ...clientParts, base: '/api', tenantName: 'riwaq' })
  connectWriter(({ call, input }) => {
    written.push([call, input])
    return Promise.resolve()
  })
  becomeVisitor()
})
afterEach(() => {
  vi.unstubAllGlobals()
  dialogs.stack = []
  becomeVisitor()
  session.status = 'unknown'
  snackbar.current = null
})

it('a guest’s like says why nothing happened, and counts after the login, once [FAV-05, FAV-06]', async () => {
  await toggleLike(album, false)
  expect([snackbar.current?.key, written, dialogs.stack]).toEqual(['favorite.notLoggedIn', [], []])
  snackbar.current?.action?.run()
  expect(dialogs.stack.map(({ name, props }) => [name, props])).toEqual([
    ['loginOrSignUp', { reason: 'like' }],
  ])
  becomeUser(lina)
  await carryOutIntention('riwaq')
  await carryOutIntention('riwaq')
  expect(written).toEqual([['addLike', { params: { type: 'albums', id: 'alb_1' } }]])
  expect(snackbar.current?.key).toBe('favorite.added')
})
it('a login without a tap before it adds no favourite, nor one with a tap at another tenant', async () => {
  becomeUser(lina)
  await carryOutIntention('riwaq')
  becomeVisitor()
  await toggleLike(album, false)
  becomeUser(lina)
  await carryOutIntention('nour')
  expect(written).toEqual([])
})
it('a guest’s tap on the stars opens them after the login, once', async () => {
  const { track: card } = downloadRecord('trk_1')
  saveIntention('riwaq', { kind: 'rate', card, address: '/music/tracks/a/trk_1' })
  await carryOutIntention('riwaq')
  expect(dialogs.stack.map(({ name }) => name)).toEqual(['rating'])
  dialogs.stack = []
  await carryOutIntention('riwaq')
  expect(dialogs.stack).toEqual([])
  saveIntention('riwaq', { kind: 'rate', card: { id: 'trk_1' }, address: '/' })
  await carryOutIntention('riwaq')
  expect(dialogs.stack).toEqual([])
})
