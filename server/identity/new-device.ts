/** A login from a browser that the account has not used before: its owner is notified by email. */
import type { Language } from '../../src/contract/languages.ts'
import type { ServerContext } from '../context.ts'
import { requestLetter } from '../mail/request-letter.ts'
import { sessionDeviceOf } from '../modules/session/session-device.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { Account } from './accounts.ts'

interface NewDevice {
  tenant: Tenant
  account: Account
  lang: Language
  agent: string
}
export type ReportNewDevice = (login: NewDevice) => Promise<void>

export interface NewDeviceParts extends Pick<ServerContext, 'store' | 'clock' | 'ids' | 'portalAddress'> {
  wakeRelay: () => void
}

export const createNewDeviceReport =
  ({ store, clock, ids, portalAddress, wakeRelay }: NewDeviceParts): ReportNewDevice =>
  async ({ tenant, account, lang, agent }) => {
    if (account.email === null) return
    const now = clock.now()
    const { browser, system } = sessionDeviceOf(agent)
    const values = {
      at: now.toISOString(),
      ...(browser === null ? {} : { browser }),
      ...(system === null ? {} : { system }),
    }
    const request = {
      template: 'new-device',
      account: account.id,
      lang,
      origin: portalAddress(tenant),
      values,
    } as const
    await store.within(tenant.name, (scope) => requestLetter(scope, request, { id: ids.next(), now }))
    wakeRelay()
  }
