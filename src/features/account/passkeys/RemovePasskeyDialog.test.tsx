import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import passkeys from '../../../../locales/en/passkeys.json' with { type: 'json' }
import type { LastPasskey } from '../../../state/dialogs/dialog-types.ts'
import { TranslatorProvider } from '../../../state/words/translation.tsx'
import { createTranslator } from '../../../state/words/translator.ts'
import { RemovePasskeyDialog } from './RemovePasskeyDialog.tsx'

const nothing = () => undefined
const textOf = (last: LastPasskey) => {
  const translator = createTranslator({
    lang: 'en',
    words: { passkeys },
    fallbacks: [],
    onMissing: (_, key) => expect.unreachable(`${key} has no words`),
  })
  const controls = { close: nothing, setResult: nothing, setCanClose: nothing }
  const markup = renderToStaticMarkup(
    <TranslatorProvider value={translator}>
      <RemovePasskeyDialog name="Phone" host="portal.example" last={last} {...controls} />
    </TranslatorProvider>,
  )
  return markup.replace(/<[^>]*>/g, ' ')
}

describe('the question before a passkey is removed', () => {
  it('warns of the last one, and says what opens the account then', () => {
    const last = 'It’s your last passkey for portal.example. Without it, you sign in with your password.'
    expect(textOf('passkey')).toContain(last)
    expect(textOf('way')).toContain('It’s your only way to sign in.')
  })
  it('warns of no other', () => {
    expect(textOf(null)).not.toMatch(/last passkey|only way/)
  })
})
