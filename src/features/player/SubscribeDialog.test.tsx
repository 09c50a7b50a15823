import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PublicTenant } from '../../contract/page.ts'
import type { PurchaseOption } from '../../contract/playback.ts'
import { PortalProvider } from '../../state/portal/portal.tsx'
import { TranslatorProvider } from '../../state/words/translation.tsx'
import { createTranslator } from '../../state/words/translator.ts'
import { SubscribeDialog } from './SubscribeDialog.tsx'

const words = { player: { subscribe: { desc: 'Opens {{title}}:', plans: 'See plans' } } }
const option = (id: number, attributes: Record<string, string>): PurchaseOption => ({
  type: 'SUBSCRIPTION',
  subscriptionType: {
    id,
    attributes: Object.entries(attributes).map(([key, value]) => ({ key, value })),
  },
})
const rendered = (options: PurchaseOption[]) => {
  const tenant = { name: 'riwaq' } as PublicTenant
  const translator = createTranslator({
    lang: 'fr',
    words,
    fallbacks: [],
    onMissing: (_, key) => expect.unreachable(`${key} has no words`),
  })
  const markup = renderToStaticMarkup(
    <PortalProvider value={{ tenant, lang: 'fr', maxRating: 60, build: 'x', foreignBackend: undefined }}>
      <TranslatorProvider value={translator}>
        <SubscribeDialog title="Blue" options={options} />
      </TranslatorProvider>
    </PortalProvider>,
  )
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

it('the subscribe dialog lists the plans that open a song, in the language of the page [PLAYER-11, PLAYER-14]', () => {
  const plans = [
    option(1, { NAME_TEXT_fr: 'Musique', NAME_TEXT_en: 'Music' }),
    option(2, { DISPLAY_SERVICE_NAME_TEXT_fr: 'Tout' }),
    { type: 'DTO' },
  ]
  expect(rendered(plans)).toBe('Opens Blue: Musique Tout See plans')
  expect(rendered([])).toBe('Opens Blue: See plans')
})
