/** What a page waits for before it is shown, and where it leads instead. */
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clientParts } from '../../api/backend.fixture.ts'
import { configureBackend } from '../../api/backend.ts'
import { redirectListQuery, redirectQuery } from '../../api/redirect-list.ts'
import type { Language } from '../../contract/languages.ts'
import type { runRule } from '../../domain/addresses/route-rules.ts'
import { createViewPreparer } from './prepare-view.ts'
import { type View, viewOf } from './view.ts'

let loaded: Language[]
let client: QueryClient
const realFetch = globalThis.fetch

beforeEach(() => {
  loaded = []
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  configureBackend({ ...clientParts, base: '/api', tenantName: 'riwaq' })
  globalThis.fetch = () =>
    Promise.resolve(
      Response.json(
        { status: 404, error: 'NOT_FOUND', i18Message: '', requestId: 'r-1234567' },
        { status: 404 },
      ),
    )
})
afterEach(() => {
  globalThis.fetch = realFetch
  vi.restoreAllMocks()
})

const redirected = (path: string, redirect: string | null) =>
  client.setQueryData(redirectQuery('riwaq', path).queryKey, { redirect })
const open = (href: string | View, rule?: typeof runRule) => {
  const { ready } = createViewPreparer({
    client,
    tenantDefault: 'de',
    scopeOf: ({ lang }) => ({ tenant: 'riwaq', lang, maxRating: 60 }),
    loadScreen: () => Promise.resolve(),
    loader: {
      load: (lang) => {
        loaded.push(lang)
        return Promise.resolve(true)
      },
    },
    loadErrorPage: () => Promise.resolve(),
    ...(rule && { rule }),
  })
  return ready(typeof href === 'string' ? viewOf(href, 'de') : href, () => undefined)
}

describe('a route change', () => {
  it('loads the translations of its language and of the tenant’s default one [LANG-21]', async () => {
    redirected('/fr/nothing/here/at/all/x', null)
    await open('/fr/nothing/here/at/all/x')
    expect(loaded.toSorted()).toEqual(['de', 'fr'])
  })
  it('ends in the 404 page where no route matches [ERR-23]', async () => {
    redirected('/nothing/here/at/all/x', null)
    expect(await open('/nothing/here/at/all/x')).toEqual({
      kind: 'fail',
      failure: { statusCode: 404, message: 'Page not found: /nothing/here/at/all/x' },
    })
  })
  it('ends in the 404 page where the rule of its route does not pass [ERR-21]', async () => {
    redirected('/summer', null)
    expect(await open('/summer')).toEqual({
      kind: 'fail',
      failure: { statusCode: 404, message: 'Page Not Found: /summer' },
    })
  })
  it('ends in the 404 page with the message of the rule that does not pass, where it has one [ERR-22]', async () => {
    redirected('/summer', null)
    expect(await open('/summer', () => Promise.resolve('Summer is over'))).toEqual({
      kind: 'fail',
      failure: { statusCode: 404, message: 'Summer is over' },
    })
  })
  it('runs the rule of its route before the page is shown, and stops where there is none of that name [NAV-13]', async () => {
    redirected('/summer', null)
    const view = viewOf('/summer', 'de')
    if (!view.matched) throw new Error('the catch-all has no route')
    const route = { ...view.matched.route, validate: 'noSuchRule' }
    await expect(open({ ...view, matched: { ...view.matched, route } })).rejects.toThrow(
      "Unknown validation rule: 'noSuchRule'",
    )
  })
  it('follows the redirect of the look-up, external or internal [NAV-10]', async () => {
    redirected('/old/a/b/c/d', 'https://elsewhere.example/x')
    expect(await open('/old/a/b/c/d')).toEqual({ kind: 'leave', url: 'https://elsewhere.example/x' })
    redirected('/fr/old/a/b/c/d', '/music/list')
    expect(await open('/fr/old/a/b/c/d')).toEqual({ kind: 'go', href: '/fr/music/list' })
  })
  it('follows a cached redirect offline, by a rule of its language first [NAV-10]', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('no connection'))
    vi.spyOn(console, 'warn').mockReturnValue()
    const redirects = { '/games': '/games/list', '/fr/games': '/games/all', '/here': '/here' }
    client.setQueryData(redirectListQuery('riwaq').queryKey, { redirects })
    expect(await open('/games')).toEqual({ kind: 'go', href: '/games/list' })
    expect(await open('/ar/games')).toEqual({ kind: 'go', href: '/ar/games/list' })
    expect(await open('/fr/games')).toEqual({ kind: 'go', href: '/fr/games/all' })
    for (const path of ['/here', '/music/list']) expect(await open(path)).toEqual({ kind: 'show' })
    client.clear()
    expect(await open('/games')).toEqual({ kind: 'show' })
  })
})
