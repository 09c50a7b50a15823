import * as v from 'valibot'
import { languageCodes, type Language } from '../../src/contract/languages.ts'
import type { Scope } from '../context.ts'
import { hasEventSince, writeEvent } from '../events/outbox.ts'

const letterTemplates = [
  'password-reset',
  'password-changed',
  'email-confirm',
  'email-changed',
  'new-device',
  'export-ready',
  'account-deleted',
  'parental-code',
] as const
export type LetterTemplate = (typeof letterTemplates)[number]

/** Names the letter to write, and never holds a secret that it will contain. */
export const letterRequested = {
  name: 'letter-requested',
  payload: v.object({
    template: v.picklist(letterTemplates),
    /** Null where there is nobody to write to: the row is written all the same, so that both cases take equal time. */
    account: v.nullable(v.string()),
    lang: v.picklist(languageCodes),
    /** Where the account, or its address, is no longer what it was when the letter was requested. */
    to: v.optional(v.string()),
    /** What the letter mentions: a device, a date. Never a secret. */
    values: v.optional(v.record(v.string(), v.string())),
    /** Where the portal is: `https://nour.example`. */
    origin: v.string(),
  }),
}

const repeatMs = 60_000

interface LetterRequest {
  template: LetterTemplate
  account: string | null
  lang: Language
  origin: string
  to?: string
  values?: Record<string, string>
  /** Part of the key that suppresses repeats, such as the hash of the new address. */
  about?: string
}

/** Two requests within a minute make one letter. The caller holds the account's row, so they are counted in turn. */
export const requestLetter = async (
  scope: Scope,
  { about, ...request }: LetterRequest,
  { id, now }: { id: string; now: Date },
): Promise<void> => {
  const key = [request.template, request.account ?? '', ...(about === undefined ? [] : [about])].join(':')
  const isRepeat = await hasEventSince(scope, letterRequested, key, new Date(now.getTime() - repeatMs))
  const account = isRepeat ? null : request.account
  await writeEvent(scope, letterRequested, { ...request, account }, { id, now, key: account && key })
}
