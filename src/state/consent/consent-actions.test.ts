/** The question about cookies: when it is shown, and what may be counted after each answer. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { allowedCookie, consentCookie } from '../../contract/cookies.ts'
import { consentPolicyOf } from '../../domain/consent.ts'
import { createStorage } from '../../lib/storage.fixture.ts'
import { answerConsent, startConsent } from './consent-actions.ts'
import { consent } from './consent.ts'

const node = {
  necessary: [{ id: 'session' }],
  optional: [{ id: 'statistics', allows: 'analytics' }, { id: 'marketing' }],
}
const policy = (consentCookie: boolean) => consentPolicyOf({ ...node, consentCookie })

let cookies: Map<string, string>
beforeEach(() => {
  cookies = new Map()
  vi.stubGlobal('localStorage', createStorage())
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('document', {
    addEventListener: () => undefined,
    get cookie() {
      return [...cookies].map((one) => one.join('=')).join('; ')
    },
    set cookie(text: string) {
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  Object.assign(consent, { isPromptOpen: false, policy: null, mayCount: false })
})

describe('a page whose tenant', () => {
  it('requires no consent shows no banner and may count without a flag [CONSENT-07] [CONSENT-09]', () => {
    startConsent(policy(false))
    expect(consent).toMatchObject({ isPromptOpen: false, mayCount: true })
    expect(localStorage.length).toBe(0)
  })
  it('requires consent shows the banner and counts nothing before the flag is 1 [CONSENT-07] [CONSENT-08]', () => {
    startConsent(policy(true))
    expect(consent).toMatchObject({ isPromptOpen: true, mayCount: false })
    answerConsent(['marketing'])
    expect(consent).toMatchObject({ isPromptOpen: false, mayCount: false })
    expect(localStorage.getItem('analyticsConsent')).toBeNull()
    answerConsent(['statistics'])
    expect(consent).toMatchObject({ isPromptOpen: false, mayCount: true })
    expect(localStorage.getItem('analyticsConsent')).toBe('1')
    answerConsent([])
    expect(consent.mayCount).toBe(false)
  })
  it('has an identifier of its own for consent reads and stores its answer under that name alone [CONFIG-27]', () => {
    cookies.set('ncc_c', 'sessionstatisticsmarketing')
    const own = consentPolicyOf({ ...node, consentCookie: true, identifier: 'radio' })
    startConsent(own)
    expect(consent.isPromptOpen).toBe(true)
    answerConsent(['marketing'])
    expect([...cookies.keys()]).toEqual(['ncc_c', 'radio_c', 'radio_e'])
    startConsent(own)
    expect(consent).toMatchObject({ isPromptOpen: false, answer: { isGiven: true, allowed: ['marketing'] } })
  })
  it('stores the answer with the list of the enabled cookies [CONSENT-02]', () => {
    startConsent(policy(true))
    answerConsent(['statistics', 'marketing'])
    expect([consentCookie.name, allowedCookie.name]).toEqual(['ncc_c', 'ncc_e'])
    expect(cookies.get('ncc_c')).toBe('sessionstatisticsmarketing')
    expect(decodeURIComponent(cookies.get('ncc_e') ?? '')).toBe('statistics|marketing')
    expect(consent.answer).toEqual({ isGiven: true, allowed: ['statistics', 'marketing'] })
  })
})
