import { isIn, isKind } from '../../../src/contract/kinds.ts'
import type { Language } from '../../../src/contract/languages.ts'
import type { Offer } from '../../../src/contract/offers.ts'
import { type Row, cardOf, descriptionOf, pickText } from '../content/cards.ts'

export const isOffered = ({ kind }: Row): boolean => isKind(kind) && isIn('offers', kind)

export const offerOf = (item: Row, lang: Language): Offer => {
  const { data, texts } = item
  const { conditions, rhythm, sample, ...plain } = data.offer ?? {}
  const textIn = (text: typeof rhythm) => pickText(text, lang, item.lang)
  const section = textIn(texts['genre'])
  return {
    sees: [],
    places: [],
    online: false,
    ...cardOf(item, lang),
    ...plain,
    description: descriptionOf(item, lang),
    section: data.category && section.text ? { id: data.category, title: section.text } : null,
    conditions: (conditions ?? []).map(textIn),
    ...(rhythm ? { rhythm: textIn(rhythm) } : {}),
    ...(sample ? { sample: textIn(sample) } : {}),
  }
}
