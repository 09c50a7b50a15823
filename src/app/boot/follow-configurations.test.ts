import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { configurations } from '../../contract/structure.fixture.ts'
import { createStorage } from '../../lib/storage.fixture.ts'
import { install, mayShowOffer } from '../../state/install/install.ts'
import type { Navigator } from '../router/navigator.tsx'
import { followConfigurations } from './follow-configurations.ts'

const nothing = () => undefined
beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage())
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('addEventListener', nothing)
  vi.stubGlobal('document', { cookie: '', getElementById: () => null, addEventListener: nothing })
  Object.assign(install, { variant: 'native', isOffered: true })
})
afterEach(() => {
  Object.assign(install, { variant: 'none', isOffered: false, isWanted: true })
  vi.unstubAllGlobals()
})

it.each([
  ['shown', { popups: { install: true } }, true],
  ['shown without the group', {}, true],
  ['not shown', { popups: { install: false } }, false],
])('the offer to install is %s: %o [CONFIG-29]', (_, nodes, isShown) => {
  // With consent required nothing is counted, and no further code loads.
  const strict = configurations({ cookies: { consentCookie: true }, ...nodes })
  followConfigurations({ configurations: strict, navigator: {} as Navigator, isOwnBackend: true })
  expect(mayShowOffer(install)).toBe(isShown)
})
