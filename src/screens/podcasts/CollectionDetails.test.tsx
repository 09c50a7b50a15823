import { expect, it } from 'vitest'
import type { Language } from '../../contract/languages.ts'
import type { CollectionDetails } from '../../contract/podcasts.ts'
import { renderedText } from '../../state/portal/rendered.fixture.tsx'
import { SpokenLanguage } from './SpokenLanguage.tsx'
import { CollectionAside } from './CollectionDetails.tsx'

const words = {
  spoken: { in: 'Language', inLang: 'In {{lang}}', lang: { en: 'English', ar: 'Arabic' } },
}

/** What a page says of the language, without its marks. */
const rendered = (spokenIn: Language) => {
  const collection = { spokenIn, description: { text: '', lang: 'en' } } as CollectionDetails
  return renderedText(
    <>
      <SpokenLanguage lang={spokenIn} />
      <CollectionAside kind="podcast" collection={collection} />
    </>,
    { words },
  )
}

it.each([
  ['en', 'Language English'],
  ['ar', 'In Arabic'],
] as const)('a podcast in %s shows its language once', (lang, text) => {
  expect(rendered(lang)).toBe(text)
})
