import * as v from 'valibot'
import { languageCodes } from '../../src/contract/languages.ts'

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
export const LetterRequested = v.object({
  template: v.picklist(letterTemplates),
  /** Null for an unknown address: the event is written all the same, so that the time of the answer reveals nothing. */
  account: v.nullable(v.string()),
  lang: v.picklist(languageCodes),
  /** Where the account, or its address, is no longer what it was when the letter was requested. */
  to: v.optional(v.string()),
  /** What the letter mentions: a device, a date. Never a secret. */
  values: v.optional(v.record(v.string(), v.string())),
  /** Where the portal is: `https://nour.example`. */
  origin: v.string(),
})
