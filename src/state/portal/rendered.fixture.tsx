import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
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
  tenant?: Partial<PublicTenant>
  client?: QueryClient
}

/** A text that is not among the words is a failure. */
export const renderedMarkup = (content: ReactNode, rendering: Rendering): string => {
  const { words, lang = 'en', maxRating = 60, client = new QueryClient() } = rendering
  const translator = createTranslator({
    lang,
    words,
    fallbacks: [],
    onMissing: (_, key) => expect.unreachable(`${key} has no words`),
  })
  const tenant = { name: 'riwaq', ...rendering.tenant } as PublicTenant
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <PortalProvider value={{ tenant, lang, maxRating, build: 'x', foreignBackend: undefined }}>
        <TranslatorProvider value={translator}>
          <I18nextProvider i18n={translator.i18n}>{content}</I18nextProvider>
        </TranslatorProvider>
      </PortalProvider>
    </QueryClientProvider>,
  )
}
/** What a person reads of it. */
export const textIn = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
export const renderedText = (content: ReactNode, rendering: Rendering): string =>
  textIn(renderedMarkup(content, rendering))
