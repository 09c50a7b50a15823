import { type Row } from '../content/cards.ts'
import { articleOf, isArticle } from './article.ts'
import { isOffered, offerOf } from './offer.ts'

type Reader = Parameters<typeof articleOf>[1]

export const itemFieldsOf = (item: Row, reader: Reader): Record<string, unknown> =>
  isArticle(item)
    ? { article: articleOf(item, reader) }
    : isOffered(item)
      ? { offer: offerOf(item, reader.view.lang) }
      : {}
