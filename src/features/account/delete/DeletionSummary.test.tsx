import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createTranslator } from '../../../state/words/translator.ts'
import { TranslatorProvider } from '../../../state/words/translation.tsx'
import { AccountElsewhere } from './DeletionSummary.tsx'

it('an account at another provider is named as staying there, with the way to it', () => {
  const translator = createTranslator({
    lang: 'en',
    words: { accountData: { delete: { elsewhere: 'Stays at {{host}}.', goElsewhere: 'Go to {{host}}' } } },
    fallbacks: [],
    onMissing: (_, key) => expect.unreachable(`${key} has no words`),
  })
  const markup = renderToStaticMarkup(
    <TranslatorProvider value={translator}>
      <AccountElsewhere address="https://people.example/account" />
    </TranslatorProvider>,
  )
  const text = markup.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')
  expect(text).toBe('Stays at people.example. Go to people.example')
  expect(markup).toContain('href="https://people.example/account"')
})
