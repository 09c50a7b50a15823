import { describe, expect, it } from 'vitest'
import ar from '../../../../locales/ar/accountData.json' with { type: 'json' }
import de from '../../../../locales/de/accountData.json' with { type: 'json' }
import en from '../../../../locales/en/accountData.json' with { type: 'json' }
import es from '../../../../locales/es/accountData.json' with { type: 'json' }
import fr from '../../../../locales/fr/accountData.json' with { type: 'json' }
import ro from '../../../../locales/ro/accountData.json' with { type: 'json' }
import { languageCodes } from '../../../contract/languages.ts'
import { renderedMarkup, textIn } from '../../../state/portal/rendered.fixture.tsx'
import { DeletionSummary } from './DeletionSummary.tsx'

const wordsIn = { ar, de, en, es, fr, ro }

const markupFor = (lang: (typeof languageCodes)[number], passwordsAt?: string) =>
  renderedMarkup(<DeletionSummary />, {
    lang,
    words: { accountData: wordsIn[lang] },
    tenant: passwordsAt === undefined ? {} : { passwordsAt },
  })
/** Without the invisible characters that isolate a name's writing direction. */
const readIn = (markup: string) => textIn(markup).replace(/[\u2068\u2069]/g, '')

describe('what the question before a deletion says', () => {
  it.each(languageCodes)('names the account at another provider as staying there, in %s', (lang) => {
    const address = 'https://people.example/account'
    const markup = markupFor(lang, address)
    const { elsewhere, goElsewhere } = wordsIn[lang].delete
    for (const sentence of [elsewhere, goElsewhere])
      expect(readIn(markup)).toContain(sentence.replace('{{host}}', 'people.example'))
    expect(markup).toContain(`href="${address}"`)
  })
  it('names no other place where the account is the portal’s own', () => {
    const markup = markupFor('en')
    expect(readIn(markup)).toContain(en.delete.intro)
    expect(markup).not.toContain('href=')
  })
})
