import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../contract/languages.ts'
import type { PublicTenant } from '../../contract/page.ts'
import { createTranslator } from '../../domain/translator.ts'
import { useFormats } from './formats.ts'
import { PortalProvider } from '../portal/portal.tsx'
import { TranslatorProvider } from './translation.tsx'

const Facts = () => {
  const { line, figure } = useFormats()
  return line([figure(2026), false, undefined, '', figure(5)])
}
const said = (lang: Language) => {
  const translator = createTranslator({ lang, words: {}, fallbacks: [], onMissing: () => {} })
  const tenant = { name: 'riwaq' } as PublicTenant
  return renderToStaticMarkup(
    <TranslatorProvider value={translator}>
      <PortalProvider value={{ tenant, lang, maxRating: 40, build: 'b', elsewhere: undefined }}>
        <Facts />
      </PortalProvider>
    </TranslatorProvider>,
  )
}

describe('what is said in one line', () => {
  it('is parted by a dot, and nothing that is not there leaves one behind', () => {
    expect(said('de')).toBe('2026 ·\u00a05')
  })
  it('is parted by a comma in Arabic, whose nought is a dot itself', () => {
    expect(said('ar')).toBe('٢٠٢٦، ٥')
  })
})
