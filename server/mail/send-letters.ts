import type { Language } from '../../src/contract/languages.ts'
import { type Consumer, defineConsumer } from '../events/consumer.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { Letter, MailTransport } from './mail-transport.ts'
import { letterRequested, type LetterTemplate } from './request-letter.ts'

export interface LetterTask {
  id: string
  tenant: Tenant
  account: string
  lang: Language
  origin: string
}
/** Null when there is nothing to send any more. */
export type WriteLetter = (task: LetterTask) => Promise<Letter | null>

interface LetterParts {
  tenants: readonly Tenant[]
  send: MailTransport
  portalAddress(tenant: Tenant): string
  writers: Record<LetterTemplate, WriteLetter>
}

/** The letter is written when it is sent, so that its link exists nowhere before. */
export const sendRequestedLetters = ({ tenants, send, writers, portalAddress }: LetterParts): Consumer =>
  defineConsumer(letterRequested, async ({ template, account, lang }, event) => {
    const tenant = tenants.find(({ name }) => name === event.tenant)
    if (!tenant || account === null) return
    // Not the event's: one of an earlier version may have taken it from a request.
    const origin = portalAddress(tenant)
    const letter = await writers[template]({ id: event.id, tenant, account, lang, origin })
    if (letter) await send(letter)
  })
