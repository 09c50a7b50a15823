import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { overlayQuery } from '../../api/words.ts'
import { translatorOf } from './create-translator.ts'
import { interfaceLocale } from '../../state/words/interface-locale.ts'
import { features } from './language-files.ts'
import { createLanguageLoader, loadForRoute } from './load-language.ts'

const setUp = (overlay: Record<string, string> | null = {}) => {
  const missing: string[] = []
  const reports: string[] = []
  const translator = translatorOf({
    lang: 'fr',
    tenantDefault: 'de',
    words: { only: 'première' },
    onMissing: (lang, key) => missing.push(`${lang} ${key}`),
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  if (overlay) client.setQueryData(overlayQuery('riwaq', 'fr').queryKey, overlay)
  for (const lang of ['en', 'de', 'ar'] as const)
    client.setQueryData(overlayQuery('riwaq', lang).queryKey, {})
  const files = [
    { lang: 'fr', name: 'shell', load: () => Promise.resolve({ skip: 'Aller au contenu' }) },
    { lang: 'de', name: 'shell', load: () => Promise.resolve({ back: 'Zurück' }) },
    { lang: 'en', name: 'core', load: () => Promise.resolve({ noData: 'No data available' }) },
    { lang: 'ar', name: 'core', load: () => Promise.reject(new Error('line down')) },
  ]
  const loader = createLanguageLoader({
    translator,
    client,
    tenant: 'riwaq',
    report: (message) => reports.push(message),
    features: files,
  })
  return { translator, loader, missing, reports }
}
/** The overlay is laid behind the bundle, one turn later. */
const settled = () => new Promise((done) => setTimeout(done, 0))

describe('the translations of a language', () => {
  it('come from the application, on demand [LANG-20] [LANG-39]', async () => {
    const { translator, loader } = setUp()
    expect(translator.t('shell.skip')).toBe('shell.skip')
    expect(await loader.load('fr')).toBe(true)
    expect(translator.t('shell.skip')).toBe('Aller au contenu')
  })
  it('fall back to the tenant’s default language, and last to English [LANG-22] [AMBIG-026]', async () => {
    const { translator, loader } = setUp()
    await Promise.all([loader.load('fr'), loader.load('de'), loader.load('en')])
    expect(translator.t('shell.back')).toBe('Zurück')
    expect(translator.t('noData')).toBe('No data available')
  })
  it('are loaded on a route change together with those of the default language [LANG-20, LANG-21]', async () => {
    const { translator, loader } = setUp()
    expect(translator.t('shell.back')).toBe('shell.back')
    await loadForRoute(loader, 'de', 'fr')
    await settled()
    expect(translator.t('shell.skip')).toBe('Aller au contenu')
    expect(translator.t('shell.back')).toBe('Zurück')
    // English is neither the page's language nor the tenant's, so it is not requested.
    expect(translator.t('noData')).toBe('noData')
  })
  it('are overridden by the backend’s overlay, whichever loaded first [AMBIG-029]', async () => {
    const { translator, loader } = setUp({ 'shell.skip': 'Vers la scène' })
    await loader.load('fr')
    await settled()
    expect(translator.t('shell.skip')).toBe('Vers la scène')
  })
  it('are logged and skipped when they fail to load, and the page works', async () => {
    const { translator, loader, reports } = setUp()
    expect(await loader.load('ar')).toBe(false)
    expect(reports).toEqual(['error loading language ar: core'])
    expect(translator.t('only')).toBe('première')
  })
  it('warn once about a missing text and show its key, without an error', () => {
    const { translator, missing } = setUp()
    expect(translator.t('nobody.wrote.this')).toBe('nobody.wrote.this')
    translator.t('nobody.wrote.this')
    expect(missing).toEqual(['fr nobody.wrote.this'])
  })
})

describe('the interface’s own texts in English', () => {
  it.each([
    ['CONST-08', 'noData', 'No data available'],
    ['CONST-09', 'loading', 'Loading...'],
    ['CONST-10', 'noMatch', 'No matching records found'],
  ])('include [%s] %s: %s', async (_, key, text) => {
    const core = features.find(({ lang, name }) => lang === 'en' && name === 'core')
    const words = (await core?.load()) ?? {}
    const translator = translatorOf({ lang: 'en', tenantDefault: 'en', words, onMissing: () => undefined })
    expect(translator.t(key)).toBe(text)
  })
})

it('overlays run left to right until the page says otherwise [LANG-09]', () => {
  expect(interfaceLocale).toEqual({ lang: 'en', dir: 'ltr' })
})

it('a page loads the translations of every feature, but not the server-only ones', () => {
  const files = Object.keys(import.meta.glob('../../../locales/en/*.json')).map((path) => path.slice(20, -5))
  const english = features.filter(({ lang }) => lang === 'en').map(({ name }) => name)
  expect([...english, 'described', 'identity', 'manifest'].sort()).toEqual(files.sort())
})
