import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Language } from '../../contract/languages.ts'
import type { PublicTenant } from '../../contract/page.ts'
import type { CollectionDetails } from '../../contract/podcasts.ts'
import { createTranslator } from '../../state/words/translator.ts'
import { PortalProvider } from '../../state/portal/portal.tsx'
import { TranslatorProvider } from '../../state/words/translation.tsx'
import { SpokenLanguage } from './SpokenLanguage.tsx'
import { CollectionAside } from './CollectionDetails.tsx'

const words = {
  spoken: { in: 'Language', inLang: 'In {{lang}}', lang: { en: 'English', ar: 'Arabic' } },
}

/** What a page says of the language, without its marks. */
const rendered = (spokenIn: Language) => {
  const translator = createTranslator({
    lang: 'en',
    words,
    fallbacks: [],
    onMissing: (_, key) => expect.unreachable(`${key} has no words`),
  })
  const tenant = { name: 'riwaq' } as PublicTenant
  const whole = { spokenIn, description: { text: '', lang: 'en' } } as CollectionDetails
  const markup = renderToStaticMarkup(
    <PortalProvider value={{ tenant, lang: 'en', maxRating: 60, build: 'x', foreignBackend: undefined }}>
      <TranslatorProvider value={translator}>
        <SpokenLanguage lang={spokenIn} />
        <CollectionAside kind="podcast" collection={whole} />
      </TranslatorProvider>
    </PortalProvider>,
  )
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

it.each([
  ['en', 'Language English'],
  ['ar', 'In Arabic'],
] as const)('a podcast in %s shows its language once', (lang, text) => {
  expect(rendered(lang)).toBe(text)
})
