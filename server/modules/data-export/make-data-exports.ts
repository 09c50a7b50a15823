import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { isLanguage } from '../../../src/contract/languages.ts'
import type { Scope, ServerContext } from '../../context.ts'
import { errorStack } from '../../http/log.ts'
import { requestLetter } from '../../mail/request-letter.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { collectAccountData } from './collect-account-data.ts'
import { deleteExportsBefore, lockAccount, storeContent, waitingRequests } from './data-export.repository.ts'
import { exportLifetimeMs } from './data-export.usecases.ts'

const compress = promisify(gzip)

type MakerContext = Pick<ServerContext, 'store' | 'clock' | 'ids' | 'log' | 'tenants' | 'portalAddress'>
type Request = Awaited<ReturnType<typeof waitingRequests>>[number]

const languageOf = ({ lang }: Request, tenant: Tenant) =>
  isLanguage(lang) ? lang : tenant.default.locale.defaultLocale

/** With the letter in one transaction: an export is announced exactly if it is there. */
const offerExport = async (
  scope: Scope,
  { ids, clock, portalAddress }: MakerContext,
  { tenant, request, content }: { tenant: Tenant; request: Request; content: Buffer },
): Promise<void> => {
  const { account } = request
  if (!(await lockAccount(scope, account))) return
  const now = clock.now()
  const expires = new Date(now.getTime() + exportLifetimeMs)
  if (!(await storeContent(scope, request, { content, made: now, expires }))) return
  const letter = { template: 'export-ready', account, lang: languageOf(request, tenant) } as const
  await requestLetter(scope, { ...letter, origin: portalAddress(tenant) }, { id: ids.next(), now })
}

const makeExport = async (context: MakerContext, tenant: Tenant, request: Request): Promise<void> => {
  const { store, clock } = context
  const { account } = request
  const selection = { tenant, account, lang: languageOf(request, tenant), now: clock.now() }
  const data = await store.within(tenant.name, (scope) => collectAccountData(scope, selection))
  if (!data) return
  const content = await compress(JSON.stringify(data, null, 2))
  await store.within(tenant.name, (scope) => offerExport(scope, context, { tenant, request, content }))
}

/** One that fails is tried again with the next run, and delays no other. */
export const makeDataExports = async (context: MakerContext, signal: AbortSignal): Promise<void> => {
  const { store, clock, log, tenants } = context
  for (const tenant of tenants) {
    const waiting = await store.within(tenant.name, async (scope) => {
      await deleteExportsBefore(scope, clock.now())
      return waitingRequests(scope)
    })
    for (const request of waiting) {
      if (signal.aborted) return
      await makeExport(context, tenant, request).catch((error: unknown) =>
        log.error({ tenant: tenant.name, reason: errorStack(error) }, 'a data export could not be made'),
      )
    }
  }
}
