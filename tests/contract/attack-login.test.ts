/** Fuzzes the endpoints of the login and of the identity provider; `npm run attack` sends more. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodePart } from '../support/attack/hostile-requests.ts'
import { hostileText, pick } from '../support/attack/hostile-values.ts'
import { type IdentityServer, startIdentityServer } from '../support/identity-server.ts'
import { createSeededRng, type SeededRng } from '../support/seeded-rng.ts'
import { openLogin } from '../support/log-in.ts'
import { type VisitedPage, type Visitor, formAction } from '../support/visitor.ts'

const inputs = Number(process.env['ATTACK'] ?? 600)
const seed = Number(process.env['SEED'] ?? 1)

let server: IdentityServer
beforeAll(async () => {
  server = await startIdentityServer(undefined, { REQUESTS_PER_MINUTE: '1000000' })
  await server.addAccount('riwaq', 'lina@example.org')
})
afterAll(() => server.close())

const queries: Record<string, readonly string[]> = {
  '/oidc/auth':
    'client_id redirect_uri response_type scope state nonce code_challenge code_challenge_method prompt ui_locales resource login_hint max_age claims id_token_hint acr_values display'.split(
      ' ',
    ),
  '/oidc/session/end': [
    'id_token_hint',
    'post_logout_redirect_uri',
    'state',
    'client_id',
    'ui_locales',
    'logout_hint',
  ],
  '/oidc/me': ['access_token'],
  '/oidc/jwks': ['x'],
  '/oidc/.well-known/openid-configuration': ['x'],
  '/oidc/auth/some-interaction': ['x'],
  '/oidc/nowhere': ['x'],
  '/login/riwaq': ['lang', 'redirectUrl', 'prompt'],
  '/register/riwaq': ['lang', 'redirectUrl'],
  '/login/return': ['code', 'state', 'error', 'error_description', 'iss'],
  '/login/logged-out': ['state'],
}
const forms: Record<string, readonly string[]> = {
  '/oidc/token': [
    'grant_type',
    'code',
    'redirect_uri',
    'client_id',
    'code_verifier',
    'refresh_token',
    'resource',
  ],
  '/oidc/token/revocation': ['token', 'token_type_hint', 'client_id'],
  '/oidc/session/end/confirm': ['xsrf', 'logout'],
  '/oidc/auth': ['client_id', 'redirect_uri', 'response_type', 'scope', 'state', 'nonce', 'code_challenge'],
  '/oidc/me': ['access_token'],
}
/** Good values, so that what is wrong gets further than the first check. */
const good: Record<string, string> = {
  client_id: 'portal',
  response_type: 'code',
  scope: 'openid profile email',
  code_challenge: 'x'.repeat(43),
  code_challenge_method: 'S256',
  state: 'state-1',
  nonce: 'nonce-1',
  grant_type: 'authorization_code',
  lang: 'en',
  redirectUrl: '/',
}

const fieldsOf = (rng: SeededRng, names: readonly string[], origin: string) => {
  const fields: Record<string, string> = {}
  for (const name of names)
    if (rng.chance(0.6))
      fields[name] = good[name] ?? (name === 'redirect_uri' ? `${origin}/login/return` : 'x')
  for (let change = 0; change <= rng.below(2); change++) fields[pick(rng, names)] = hostileText(rng)
  return fields
}
const asForm = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`)
    .join('&')

const isFailure = ({ status, location }: VisitedPage) =>
  (status >= 500 && status !== 503) ||
  (location !== null && /^(?:https?:)?\/[/\\]|^javascript:/i.test(location))

const walkers = 8
const walk = async (
  count: number,
  send: (rng: SeededRng, who: Visitor) => Promise<[sent: string, answer: VisitedPage]>,
) => {
  const failures: unknown[] = []
  let next = 0
  const walkPart = async (number: number) => {
    const rng = createSeededRng(seed * 977 + number)
    const who = server.visitor('riwaq')
    while (next++ < count) {
      const [sent, answer] = await send(rng, who)
      if (isFailure(answer)) failures.push({ sent, status: answer.status, location: answer.location })
      if (rng.chance(0.1)) who.jar = []
    }
  }
  await Promise.all(Array.from({ length: walkers }, (_, number) => walkPart(number)))
  return failures
}

describe(`of ${inputs} hostile inputs each is refused, and none fails or leads elsewhere`, () => {
  it('in the query of an address of the login', async () => {
    const failures = await walk(inputs, async (rng, who) => {
      const path = pick(rng, Object.keys(queries))
      const target = `${path}?${asForm(fieldsOf(rng, queries[path] ?? [], who.origin))}`
      return [target, await who.visit(target)]
    })
    expect(failures).toEqual([])
  })

  it('in a form that is posted to the provider', async () => {
    const failures = await walk(inputs, async (rng, who) => {
      const path = pick(rng, Object.keys(forms))
      const body = asForm(fieldsOf(rng, forms[path] ?? [], who.origin))
      const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: who.origin }
      return [`${path} ${body}`, await who.visit(path, { method: 'POST', headers, body })]
    })
    expect(failures).toEqual([])
  })

  it('in the path of an address of the provider', async () => {
    const failures = await walk(inputs, async (rng, who) => {
      const target = `/oidc/${pick(rng, ['', 'auth/', 'interaction/', 'token/', 'face/'])}${encodePart(hostileText(rng))}`
      return [target, await who.visit(target)]
    })
    expect(failures).toEqual([])
  })

  it('in the forms of a login under way', async () => {
    const failures = await walk(Math.ceil(inputs / 6), async (rng, who) => {
      const kind = rng.chance(0.5) ? 'login' : 'register'
      const form = await openLogin(who, '/', kind)
      const fields = fieldsOf(rng, ['name', 'email', 'password'], who.origin)
      const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: who.origin }
      const answer = await who.visit(formAction(form), { method: 'POST', headers, body: asForm(fields) })
      return [`${kind} ${asForm(fields)}`, answer]
    })
    expect(failures).toEqual([])
  })
})

describe('a control character', () => {
  const bad = ['a\0b', '\u0001', '\u007f', 'a\r\nb']
  const fieldsWith = (names: readonly string[], field: string, value: string, origin: string) => ({
    ...Object.fromEntries(
      names.flatMap((name) => {
        const usual = name === 'redirect_uri' ? `${origin}/login/return` : good[name]
        return usual === undefined ? [] : [[name, usual]]
      }),
    ),
    [field]: value,
  })
  const rows = [
    ...Object.entries(queries).map(([path, names]) => ['query', path, names] as const),
    ...Object.entries(forms).map(([path, names]) => ['form', path, names] as const),
  ]
  it.each(rows)('in the %s of %s is refused, whatever field it is in', async (where, path, names) => {
    const who = server.visitor('riwaq')
    for (const field of names)
      for (const value of bad) {
        const text = asForm(fieldsWith(names, field, value, who.origin))
        const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: who.origin }
        const answer =
          where === 'query'
            ? await who.visit(`${path}?${text}`)
            : await who.visit(path, { method: 'POST', headers, body: text })
        expect([text, answer.status < 500, isFailure(answer)]).toEqual([text, true, false])
      }
  })
})

describe('a visitor who starts logins and never types a word', () => {
  const attempts = process.env['ATTACK'] ? 2000 : 200
  const limit = 30
  const paced = (path: string) =>
    it(`at ${path} adds no more rows than its address may start logins, and gets 429`, async () => {
      const own = await startIdentityServer(undefined, {
        LOGINS_PER_MINUTE: String(limit / 6),
        TRUST_PROXY: 'on',
      })
      const who = own.visitor('riwaq')
      const names = queries[path] ?? []
      const begin = `${path}?${asForm(fieldsOf(createSeededRng(5), names, who.origin))}`
      const address =
        path === '/oidc/auth' ? (await who.visit('/login/riwaq?lang=en&redirectUrl=/')).location : begin
      const statuses = new Map<number, number>()
      for (let attempt = 0; attempt < attempts; attempt++) {
        who.jar = []
        const { status } = await who.visit(address ?? begin)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
      const rows = await own.parts.store.within('riwaq', ({ db }) =>
        db.selectFrom('oidc_payload').select('id').execute(),
      )
      expect(rows.length).toBeLessThanOrEqual(limit * 2)
      expect(statuses.get(429)).toBeGreaterThanOrEqual(attempts - 2 * limit)
      const other = own.visitor('riwaq')
      const elsewhere = await other.visit(address ?? begin, {
        headers: { 'x-forwarded-for': '198.51.100.9' },
      })
      expect(elsewhere.status).not.toBe(429)
      const refused = await who.visit(address ?? begin)
      expect([refused.status, refused.headers['retry-after'], refused.text.includes('<html')]).toEqual([
        429,
        '60',
        true,
      ])
      await own.close()
    })
  paced('/oidc/auth')
  paced('/oidc/session/end')
})
