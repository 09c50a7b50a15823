import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStorage } from '../../../lib/storage.fixture.ts'
import { dropDraft, readDraft, writeDraft } from '../../../state/forms/drafts.ts'
import { restoreDraftsAfterLogin } from '../../../state/forms/drafts-over-login.ts'
import { leaveToConfirmLogin } from './leave-to-confirm-login.ts'
import { becomeUser, becomeVisitor } from '../../../state/session/session.ts'
import { lina } from '../../../state/session/session.fixture.ts'

const left: string[] = []
beforeEach(() => {
  left.length = 0
  vi.stubGlobal('sessionStorage', createStorage())
  vi.stubGlobal('location', {
    pathname: '/de/profile/info',
    search: '?from=menu',
    hash: '#name',
    assign: (address: string) => void left.push(address),
  })
  becomeUser(lina)
})
afterEach(() => {
  becomeVisitor()
  vi.unstubAllGlobals()
})

it('the provider is asked again for the user, and leads back to the same place with what was typed', () => {
  writeDraft('profile-info', { name: 'Li' })
  leaveToConfirmLogin({ tenant: { name: 'riwaq' }, lang: 'de', foreignBackend: undefined })
  const address = new URL(left[0] ?? '', 'http://riwaq.example')
  expect(address.pathname).toBe('/login/riwaq')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    lang: 'de',
    redirectUrl: '/de/profile/info?from=menu#name',
    prompt: 'login',
  })
  dropDraft('profile-info')
  restoreDraftsAfterLogin('riwaq', lina.userId)
  expect(readDraft('profile-info')).toEqual({ name: 'Li' })
})
