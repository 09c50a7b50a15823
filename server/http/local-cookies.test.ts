import { describe, expect, it } from 'vitest'
import { needsLocalCookies, readLocalCookies, toLocalCookie } from './local-cookies.ts'

const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15'
const chromium =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/148.0.0.0 Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

describe('cookies without Secure', () => {
  it.each(['localhost:4000', 'riwaq.localhost:4000', 'riwaq.localhost', '127.0.0.1:4000', '[::1]:4000'])(
    'are for Safari at http://%s',
    (host) => expect(needsLocalCookies(`http://${host}`, safari)).toBe(true),
  )
  it.each([
    'http://riwaq.example',
    'http://localhost.example:4000',
    'https://riwaq.localhost:4000',
    'http://10.0.0.1',
  ])('are never for %s', (origin) => expect(needsLocalCookies(origin, safari)).toBe(false))
  it.each([chromium, firefox, 'curl/8', undefined])('are not for the browser %s', (agent) =>
    expect(needsLocalCookies('http://riwaq.localhost:4000', agent)).toBe(false),
  )
  it('have another name, and no other cookie is changed', () => {
    expect(toLocalCookie('__Host-login.ab=1; Path=/; Max-Age=60; HttpOnly; Secure; SameSite=Lax')).toBe(
      'local-host-login.ab=1; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
    )
    expect(toLocalCookie('__Secure-known.ab=1; Path=/oidc/interaction; Secure')).toBe(
      'local-secure-known.ab=1; Path=/oidc/interaction',
    )
    expect(toLocalCookie('op_session=__Host-x; path=/oidc; httponly')).toBe(
      'op_session=__Host-x; path=/oidc; httponly',
    )
  })
  it('are read under the usual names', () => {
    expect(
      readLocalCookies('a=local-host-b; local-host-session=1;local-secure-known.ab=2; xlocal-host-c=3'),
    ).toBe('a=local-host-b; __Host-session=1;__Secure-known.ab=2; xlocal-host-c=3')
  })
})
