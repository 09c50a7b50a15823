import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import ar from '../../../../locales/ar/accountData.json' with { type: 'json' }
import de from '../../../../locales/de/accountData.json' with { type: 'json' }
import en from '../../../../locales/en/accountData.json' with { type: 'json' }
import es from '../../../../locales/es/accountData.json' with { type: 'json' }
import fr from '../../../../locales/fr/accountData.json' with { type: 'json' }
import ro from '../../../../locales/ro/accountData.json' with { type: 'json' }
import { languageCodes } from '../../../contract/languages.ts'
import type { PublicTenant } from '../../../contract/page.ts'
import { PortalProvider } from '../../../state/portal/portal.tsx'
import { TranslatorProvider } from '../../../state/words/translation.tsx'
import { createTranslator } from '../../../state/words/translator.ts'
import { DeletionSummary } from './DeletionSummary.tsx'

const wordsIn = { ar, de, en, es, fr, ro }

const markupFor = (lang: (typeof languageCodes)[number], passwordsAt?: string) => {
  const name = 'riwaq'
  const tenant = (passwordsAt === undefined ? { name } : { name, passwordsAt }) as PublicTenant
  const translator = createTranslator({
    lang,
    words: { accountData: wordsIn[lang] },
    fallbacks: [],
    onMissing: (_, key) => expect.unreachable(`${key} has no words`),
  })
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <PortalProvider value={{ tenant, lang, maxRating: 60, build: 'x', foreignBackend: undefined }}>
        <TranslatorProvider value={translator}>
          <DeletionSummary />
        </TranslatorProvider>
      </PortalProvider>
    </QueryClientProvider>,
  )
}
const textIn = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\u2068\u2069]/g, '')
    .replace(/\s+/g, ' ')

describe('what the question before a deletion says', () => {
  it.each(languageCodes)('names the account at another provider as staying there, in %s', (lang) => {
    const address = 'https://people.example/account'
    const markup = markupFor(lang, address)
    const { elsewhere, goElsewhere } = wordsIn[lang].delete
    for (const sentence of [elsewhere, goElsewhere])
      expect(textIn(markup)).toContain(sentence.replace('{{host}}', 'people.example'))
    expect(markup).toContain(`href="${address}"`)
  })
  it('names no other place where the account is the portal’s own', () => {
    const markup = markupFor('en')
    expect(textIn(markup)).toContain(en.delete.intro)
    expect(markup).not.toContain('href=')
  })
})
