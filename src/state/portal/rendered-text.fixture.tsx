import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect } from 'vitest'
import type { Language } from '../../contract/languages.ts'
import type { PublicTenant } from '../../contract/page.ts'
import type { Words } from '../../domain/words.ts'
import { TranslatorProvider } from '../words/translation.tsx'
import { createTranslator } from '../words/translator.ts'
import { PortalProvider } from './portal.tsx'

interface Rendering {
  words: Words
  lang?: Language
  maxRating?: number
}

/** What a component says, without its markup. A text that is not among the words is a failure. */
export const renderedText = (
  content: ReactNode,
  { words, lang = 'en', maxRating = 60 }: Rendering,
): string => {
  const translator = createTranslator({
    lang,
    words,
    fallbacks: [],
    onMissing: (_, key) => expect.unreachable(`${key} has no words`),
  })
  const tenant = { name: 'riwaq' } as PublicTenant
  return renderToStaticMarkup(
    <PortalProvider value={{ tenant, lang, maxRating, build: 'x', foreignBackend: undefined }}>
      <TranslatorProvider value={translator}>{content}</TranslatorProvider>
    </PortalProvider>,
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
