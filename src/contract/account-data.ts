import * as v from 'valibot'
import { define } from './define.ts'
import { ReturnAddress } from './session.ts'
import { Lang, Timestamp } from './shared.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** For the dialog that asks before an account is deleted. Plans and downloads have calls of their own. */
export const AccountDataCounts = v.object({ favorites: count, history: count, ratings: count })
export type AccountDataCounts = v.InferOutput<typeof AccountDataCounts>

export const countAccountData = define({
  name: 'countAccountData',
  method: 'GET',
  path: '/user/data-counts',
  who: 'user',
  idempotency: 'none',
  rate: 'general',
  cost: 2,
  answer: AccountDataCounts,
})

export const DataExport = v.object({
  state: v.picklist(['none', 'making', 'ready']),
  readyUntil: v.nullable(Timestamp),
  /** From when another one can be requested; null: from now on. */
  nextFrom: v.nullable(Timestamp),
})
export type DataExport = v.InferOutput<typeof DataExport>

export const getDataExport = define({
  name: 'getDataExport',
  method: 'GET',
  path: '/user/data-export',
  who: 'user',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  answer: DataExport,
})

export const requestDataExport = define({
  name: 'requestDataExport',
  method: 'POST',
  path: '/user/data-export',
  who: 'user',
  idempotency: 'none',
  rate: 'general',
  stepUp: true,
  cost: 5,
  body: v.strictObject({ lang: Lang }),
  answer: DataExport,
  refusals: { EXPORT_TOO_SOON: v.object({ nextFrom: Timestamp }) },
})

/** Sections by name; `about` describes each key. It travels compressed, as it is stored. */
export const downloadDataExport = define({
  name: 'downloadDataExport',
  method: 'GET',
  path: '/user/data-export/file',
  who: 'user',
  idempotency: 'none',
  rate: 'general',
  stepUp: true,
  cost: 20,
  answer: v.record(v.string(), v.unknown()),
})

/**
 * CALL-USER-03. Answers the address that ends the provider's own session. Without a key: the row of a key would name
 * the account that is gone.
 */
export const deleteAccount = define({
  name: 'deleteAccount',
  method: 'POST',
  path: '/user/profile',
  who: 'user',
  idempotency: 'none',
  rate: 'general',
  stepUp: true,
  cost: 5,
  body: v.strictObject({ redirectionUrl: ReturnAddress, lang: Lang }),
  answer: v.object({ redirectionUrl: v.pipe(v.string(), v.maxLength(8000)) }),
})
