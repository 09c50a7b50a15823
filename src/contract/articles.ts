import * as v from 'valibot'
import { Card } from './content.ts'
import { define } from './define.ts'
import { Id, Lang, Name, Price, text } from './shared.ts'

/** In the `customProperties` of an article's page; its text is the block `text` of that page. */
export const Article = v.object({
  ...Card.entries,
  providerId: v.pipe(v.string(), v.maxLength(64)),
  prices: v.pipe(v.array(Price), v.maxLength(20)),
  collectionInfo: v.object({ articleId: Id }),
  section: v.nullable(v.object({ id: Name, title: text(120) })),
  /** `teaser`: the text ends at a paywall. */
  access: v.picklist(['full', 'teaser']),
  minutes: v.number(),
  minutesLeft: v.number(),
  /** Language of the text; few articles exist in all six. */
  textLang: Lang,
})
export type Article = v.InferOutput<typeof Article>

export const textBlock = 'text'
export const articleStructure = 'articles-article'
export const articleFragment = 'get-article-details'

export const countRead = define({
  name: 'countRead',
  method: 'GET',
  path: '/concon/countread',
  who: 'anyone',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  query: v.strictObject({ id: Id, category: Name }),
  answer: v.object({ id: Id, category: Name, reads: v.number() }),
})
