/** Asks the tenant's backend as a guest: our own in process, a foreign one over the wire with a deadline. */
import { parse } from 'valibot'
import { type CallName, calls } from '../../../src/contract/calls.ts'
import { Refused } from '../../binder/refused.ts'
import { backendOf } from '../../modules/environment/environment.usecases.ts'
import type { Ask, AskAs, RawInput, Visit } from '../../parts.ts'
import type { Tenant } from '../../tenants/tenant.ts'

/** A foreign backend may keep a visitor waiting this long; then the page does without it. */
const foreignPatience = 500

const isForeign = (tenant: Tenant): boolean => URL.canParse(backendOf(tenant))

const addressOf = (base: string, path: string, { params = {}, query = {} }: RawInput) => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  return base.replace(/\/$/, '') + filled + (search && `?${search}`)
}

const askForeign =
  (tenant: Tenant, signal: AbortSignal): Ask =>
  async (name: CallName, input) => {
    const call = calls.find((one) => one.name === name)
    if (!call?.answer) throw new Error(`${name} has no answer that a page could show`)
    const response = await fetch(addressOf(backendOf(tenant), call.path, input), {
      method: call.method,
      headers: { 'x-distribution-channel': 'WEB', 'x-tenant-id': tenant.name },
      redirect: 'error',
      signal,
    })
    if (response.status === 404) throw new Refused('NOT_FOUND')
    if (!response.ok) throw new Refused('UNAVAILABLE', { details: { status: response.status } })
    return parse(call.answer, await response.json())
  }

/** One deadline for everything a document needs. */
export const createBackend =
  (askAs: AskAs) =>
  (visit: Visit): Ask =>
    isForeign(visit.tenant) ? askForeign(visit.tenant, AbortSignal.timeout(foreignPatience)) : askAs(visit)
