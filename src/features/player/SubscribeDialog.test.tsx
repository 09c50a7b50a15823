import { expect, it } from 'vitest'
import type { PurchaseOption } from '../../contract/playback.ts'
import { renderedText } from '../../state/portal/rendered.fixture.tsx'
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
  return renderedText(<SubscribeDialog title="Blue" options={options} />, { words, lang: 'fr' })
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
