/**
 * The tenant's stylesheet, fetched by the server and served under the hash of its text: pages request it from nobody
 * else, and the policy names no further origin. If a sheet cannot be loaded or is refused, the last valid one stays, or
 * the page has the tenant's tokens alone. THEME-01, AMBIG-048
 */
import { setTimeout as delay } from 'node:timers/promises'
import type { Clock, Log, Responder } from '../../context.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { errorStack } from '../../http/log.ts'
import { readBounded } from '../../http/read-bounded.ts'
import { answerFile } from '../assets.ts'
import { type StoredFile, etagOf, typeOf } from '../built-files.ts'
import { largestStyle, readStyle, StyleRefused } from './read-style.ts'

/** How long the first pages after a start wait for a sheet that was never loaded. */
const firstWaitMs = 500
const longestFetch = 5000
const freshFor = 10 * 60_000
const againAfter = 60_000
/** A page that was open before a change may still request the sheet it names. */
const mostSheets = 5
const forever = 'public, max-age=31536000, immutable'

export interface TenantStyles {
  addressFor(tenant: Tenant): Promise<string | null>
  respond: Responder
}

/** Only an external address is mirrored; a path is served by the host already. */
const sourceOf = ({ configurations }: Tenant): string | null => {
  const node = configurations['custom_styling']
  const link = typeof node === 'object' && node && 'cdnLink' in node ? node.cdnLink : null
  return typeof link === 'string' && /^https?:\/\//.test(link) && URL.canParse(link) ? link : null
}

const fetchStyle = async (source: string): Promise<string> => {
  const response = await fetch(source, {
    headers: { accept: 'text/css' },
    redirect: 'error',
    signal: AbortSignal.timeout(longestFetch),
  })
  if (!response.ok) throw new StyleRefused(`its server answered ${response.status}`)
  if (!/^text\/css\b/i.test(response.headers.get('content-type') ?? ''))
    throw new StyleRefused('it is no stylesheet')
  return readStyle(await readBounded(response, largestStyle))
}

const createSheet = (source: string, tenant: string, { clock, log }: { clock: Clock; log: Log }) => {
  const files = new Map<string, StoredFile>()
  let current: string | null = null
  let dueAt = 0

  const store = (text: string) => {
    const body = new TextEncoder().encode(text)
    const etag = etagOf(body)
    current = `/assets/tenant-${etag.slice(1, -1)}.css`
    files.delete(current)
    files.set(current, { type: typeOf(current), body, brotli: null, etag })
    const [oldest] = files.keys()
    if (files.size > mostSheets && oldest) files.delete(oldest)
  }
  const refresh = async () => {
    const now = clock.now().getTime()
    dueAt = now + freshFor
    try {
      store(await fetchStyle(source))
    } catch (error) {
      dueAt = now + againAfter
      const { origin } = new URL(source)
      log.warn({ reason: errorStack(error), tenant, origin }, 'the stylesheet of a tenant is left out')
    }
  }
  const first = Promise.race([refresh(), delay(firstWaitMs, undefined, { ref: false })])
  return {
    files,
    async address() {
      await first
      if (clock.now().getTime() >= dueAt) void refresh()
      return current
    },
  }
}
type Sheet = ReturnType<typeof createSheet>

export const createTenantStyles = (parts: { clock: Clock; log: Log }): TenantStyles => {
  const sheets = new Map<string, Sheet>()
  const sheetOf = (tenant: Tenant): Sheet | null => {
    const source = sourceOf(tenant)
    if (!source) return null
    const sheet = sheets.get(tenant.name) ?? createSheet(source, tenant.name, parts)
    sheets.set(tenant.name, sheet)
    return sheet
  }
  return {
    addressFor: async (tenant) => (await sheetOf(tenant)?.address()) ?? null,
    async respond(request, { tenant }) {
      const { pathname } = new URL(request.url)
      const file = pathname.startsWith('/assets/tenant-') ? sheetOf(tenant)?.files.get(pathname) : undefined
      return file ? answerFile(request, file, forever) : null
    },
  }
}
