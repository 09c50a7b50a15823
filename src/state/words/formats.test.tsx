import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../contract/languages.ts'
import type { PublicTenant } from '../../contract/page.ts'
import { createTranslator } from './translator.ts'
import { useFormats } from './formats.ts'
import { PortalProvider } from '../portal/portal.tsx'
import { TranslatorProvider } from './translation.tsx'

const Facts = () => {
  const { joinParts, figure } = useFormats()
  return joinParts([figure(2026), false, undefined, '', figure(5)])
}
const formatted = (lang: Language) => {
  const translator = createTranslator({ lang, words: {}, fallbacks: [], onMissing: () => {} })
  const tenant = { name: 'riwaq' } as PublicTenant
  return renderToStaticMarkup(
    <TranslatorProvider value={translator}>
      <PortalProvider value={{ tenant, lang, maxRating: 40, build: 'b', foreignBackend: undefined }}>
        <Facts />
      </PortalProvider>
    </TranslatorProvider>,
  )
}

describe('a list of facts on one line', () => {
  it('is separated by dots, without leading or trailing ones', () => {
    expect(formatted('de')).toBe('2026 ·\u00a05')
  })
  it('is separated by commas in Arabic, where zero is a dot', () => {
    expect(formatted('ar')).toBe('٢٠٢٦، ٥')
  })
})
