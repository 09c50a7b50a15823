import * as v from 'valibot'
import { define } from '../../src/contract/define.ts'

/** No call of the contract uses every rule yet; this one is defined like them. */
export const buySomething = define({
  name: 'buySomething',
  method: 'POST',
  path: '/something',
  who: 'user',
  idempotency: 'required',
  rate: 'general',
  cost: 1,
  answer: v.object({ url: v.string() }),
  statuses: { 201: v.object({ id: v.string() }), 202: null },
  refusals: { LIKES_FULL: v.object({ most: v.number() }), NOT_FOUND: null },
})
