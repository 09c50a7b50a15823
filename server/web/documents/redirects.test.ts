import { describe, expect, it } from 'vitest'
import type { Log } from '../../context.ts'
import { redirectTargetOf } from './redirects.ts'

const quiet: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** The redirects of visitors of an English tenant, with these rules in the backend. */
const from = (requestedPath: string, lang: 'de' | 'en', rules: Record<string, unknown>) =>
  redirectTargetOf(
    (_, { query }) => Promise.resolve({ redirect: rules[String(query?.['path'])] ?? null }),
    { requestedPath, lang },
    { tenantDefault: 'en', log: quiet },
  )

describe('a redirected address', () => {
  it('is looked up as requested, so that a rule of one language is found [NAV-11]', async () => {
    const rules = { '/de/alt': '/de/neu' }
    expect(await from('/de/alt', 'de', rules)).toBe('/de/neu')
    expect(await from('/alt', 'en', rules)).toBeNull()
  })
  it('keeps the visitor’s language, unless its target states one or is external [NAV-11]', async () => {
    const at = (target: string) => from('/de/alt', 'de', { '/de/alt': target })
    expect(await at('/music/list?sort=new')).toBe('/de/music/list?sort=new')
    expect(await at('/')).toBe('/de')
    expect(await at('/ar/music/list')).toBe('/ar/music/list')
    expect(await at('https://elsewhere.example/x')).toBe('https://elsewhere.example/x')
    expect(await from('/old', 'en', { '/old': '/music/list' })).toBe('/music/list')
  })
  it('is not redirected where its rule targets itself, and where the rule is no address', async () => {
    for (const target of ['/alt', '/de/alt', '/alt?a=1', '//evil.example', '/\\evil.example', 7, {}])
      expect([target, await from('/de/alt', 'de', { '/de/alt': target })]).toEqual([target, null])
  })
})
