import type { Language } from '../../src/contract/languages.ts'
import type { Consume } from '../events/consumer.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { WrittenLetter } from './letter.ts'
import { htmlOf, plainTextOf } from './letter-layout.ts'
import type { MailTransport } from './mail-transport.ts'
import type { LetterTemplate } from './letter-requested.ts'

export interface LetterTask {
  id: string
  tenant: Tenant
  account: string
  lang: Language
  origin: string
  to: string | null
  values: Readonly<Record<string, string>>
}
/** Null when there is nothing to send any more. */
export type WriteLetter = (task: LetterTask) => Promise<WrittenLetter | null>

interface LetterParts {
  tenants: readonly Tenant[]
  settings: { mailFrom: string }
  send: MailTransport
  portalAddress(tenant: Tenant): string
  writers: Record<LetterTemplate, WriteLetter>
}

/** The letter is written when it is sent, so that its link exists nowhere before. */
export const sendRequestedLetters =
  ({ tenants, settings, send, writers, portalAddress }: LetterParts): Consume<'letter-requested'> =>
  async ({ template, account, lang, to = null, values = {} }, event) => {
    const tenant = tenants.find(({ name }) => name === event.tenant)
    if (!tenant || account === null) return
    // Not the event's: one of an earlier version may have taken it from a request.
    const origin = portalAddress(tenant)
    const task = { id: event.id, tenant, account, lang, origin, to, values }
    const letter = await writers[template](task)
    if (!letter) return
    await send({
      id: event.id,
      from: settings.mailFrom || `no-reply@${new URL(origin).hostname}`,
      to: letter.to,
      subject: letter.content.subject,
      text: plainTextOf(task, letter.content),
      html: htmlOf(task, letter.content),
    })
  }
