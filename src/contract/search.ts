/** Search over everything a tenant has. The specification names no call for it; ours answers by groups of kinds. */
import * as v from 'valibot'
import { Card, Cards } from './content.ts'
import { define } from './define.ts'
import { fragmentFreshFor } from './freshness.ts'
import { groupNames, longestQuery, mostFound } from './search-groups.ts'
import { Lang, MaxRating, queryNumber, text } from './shared.ts'

const Group = v.object({
  group: v.picklist(groupNames),
  total: v.number(),
  entries: Cards,
})

export const Found = v.object({
  total: v.number(),
  /** The best match, where every group was requested; it is not repeated in its group. */
  best: v.optional(Card),
  groups: v.pipe(v.array(Group), v.maxLength(groupNames.length)),
  isNear: v.boolean(),
  guess: v.optional(text(300)),
})
export type Found = v.InferOutput<typeof Found>

export const searchItems = define({
  name: 'searchItems',
  method: 'GET',
  path: '/search',
  who: 'anyone',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  query: v.strictObject({
    q: text(longestQuery),
    lang: Lang,
    maxRating: MaxRating,
    kind: v.optional(v.picklist(groupNames)),
    limit: v.optional(queryNumber(mostFound)),
  }),
  answer: Found,
  freshFor: fragmentFreshFor,
})
