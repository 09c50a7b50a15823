import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { downloadRecord } from '../../contract/download-records.fixture.ts'
import type { PublicTenant } from '../../contract/page.ts'
import { PortalProvider } from '../../state/portal/portal.tsx'
import { createTranslator } from '../../state/words/translator.ts'
import { TranslatorProvider } from '../../state/words/translation.tsx'
import { LockedDownloads } from './LockedDownloads.tsx'

const words = {
  keep: {
    locked_one: '{{n}} download is locked',
    locked_other: '{{n}} downloads are locked',
    lockedText: 'They stay here.',
    mb: '{{n}} MB',
  },
}

it('locked downloads are counted and weighed, without a title or a kind', () => {
  const translator = createTranslator({
    lang: 'en',
    words,
    fallbacks: [],
    onMissing: (_, key) => expect.unreachable(`${key} has no words`),
  })
  const tenant = { name: 'riwaq' } as PublicTenant
  const locked = ['trk_secret', 'trk_other'].map((id) =>
    downloadRecord(id, { state: 'kept', got: 4_000_000 }),
  )
  const markup = renderToStaticMarkup(
    <PortalProvider value={{ tenant, lang: 'en', maxRating: 20, build: 'x', foreignBackend: undefined }}>
      <TranslatorProvider value={translator}>
        <LockedDownloads locked={locked} />
      </TranslatorProvider>
    </PortalProvider>,
  )
  const text = markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  expect(text).toContain('2 downloads are locked')
  expect(text).toContain('8 MB')
  expect(text).toContain('They stay here.')
  expect(text).not.toMatch(/secret|Blue|song|track/i)
})
