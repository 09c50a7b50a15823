import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clientParts } from '../../api/backend.fixture.ts'
import { configureBackend } from '../../api/backend.ts'
import { createStorage } from '../../lib/storage.fixture.ts'
import { dialogs } from '../dialogs/dialogs.ts'
import { snackbar } from '../notifications/snackbar.ts'
import { connectWriter } from '../offline-writes/pending.ts'
import { lina } from '../session/session.fixture.ts'
import { becomeUser, becomeVisitor, session } from '../session/session.ts'
import { likeAfterLogin } from './like-after-login.ts'
import { toggleLike } from './toggle-like.ts'

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

it('a guest’s tap on a heart says why nothing happened, and counts after the login, once [FAV-05, FAV-06]', async () => {
  await toggleLike(album, false)
  expect([snackbar.current?.key, written, dialogs.stack]).toEqual(['favorite.notLoggedIn', [], []])
  snackbar.current?.action?.run()
  expect(dialogs.stack.map(({ name, props }) => [name, props])).toEqual([
    ['loginOrSignUp', { reason: 'like' }],
  ])
  becomeUser(lina)
  await likeAfterLogin('riwaq')
  await likeAfterLogin('riwaq')
  expect(written).toEqual([['addLike', { params: { type: 'albums', id: 'alb_1' } }]])
  expect(snackbar.current?.key).toBe('favorite.added')
})
it('a login without a tap before it adds no favourite, nor one with a tap at another tenant', async () => {
  becomeUser(lina)
  await likeAfterLogin('riwaq')
  becomeVisitor()
  await toggleLike(album, false)
  becomeUser(lina)
  await likeAfterLogin('nour')
  expect(written).toEqual([])
})
