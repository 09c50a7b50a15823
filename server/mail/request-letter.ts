import type { Language } from '../../src/contract/languages.ts'
import type { Scope } from '../context.ts'
import { hasEventSince, writeEvent } from '../events/outbox.ts'
import type { LetterTemplate } from './letter-requested.ts'

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
  const isRepeat = await hasEventSince(scope, 'letter-requested', key, new Date(now.getTime() - repeatMs))
  const account = isRepeat ? null : request.account
  await writeEvent(scope, 'letter-requested', { ...request, account }, { id, now, key: account && key })
}
