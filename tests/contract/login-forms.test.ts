/** What the two forms of the login have between them, and what they name. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type IdentityServer, startIdentityServer } from '../support/identity-server.ts'
import { openLogin } from '../support/log-in.ts'
import type { VisitedPage } from '../support/visitor.ts'

let server: IdentityServer
beforeAll(async () => {
  server = await startIdentityServer()
})
afterAll(() => server.close())

describe('the form of the login', () => {
  it('keeps the typed address on the way from one form to the other and back, and no password', async () => {
    const who = server.visitor('riwaq')
    const page = await openLogin(who)
    const formActionOf = (shown: VisitedPage) => /formaction="([^"]+)"/.exec(shown.text)?.[1] ?? ''
    const typed = { email: 'new@example.org', password: 'not to be kept', switch: '1' }
    const register = await who.follow(await who.post(formActionOf(page), typed))
    expect(register.text).toContain('<h1>Create your account</h1>')
    expect(register.text).toMatch(/name="email"[^>]*value="new@example.org"/)
    expect(register.text).not.toContain('not to be kept')
    expect(decodeURIComponent(who.cookies('/').join(';'))).not.toContain('not to be kept')
    const login = await who.follow(
      await who.post(formActionOf(register), { ...typed, name: 'Nadia', email: 'newer@example.org' }),
    )
    expect(login.text).toContain('<h1>Welcome back</h1>')
    expect(login.text).toMatch(/name="email"[^>]*value="newer@example.org"/)
  })
  it('names terms and privacy policy at the registration, in its language, beside the form', async () => {
    const links = async (lang: string) => {
      const page = await openLogin(server.visitor('riwaq'), '/', 'register', lang)
      return [...page.text.matchAll(/<a\s+href="([^"]+)"\s+target="_blank"\s+rel="noopener"/g)].map(
        ([, to]) => to,
      )
    }
    expect(await links('en')).toEqual(['/info/terms', '/info/privacy'])
    expect(await links('ar')).toEqual(['/ar/info/terms', '/ar/info/privacy'])
  })
})
