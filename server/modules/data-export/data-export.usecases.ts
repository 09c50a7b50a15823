import type { DataExport } from '../../../src/contract/account-data.ts'
import type { Language } from '../../../src/contract/languages.ts'
import type { Scope } from '../../context.ts'
import { insertRequest, lockAccount, readExport } from './data-export.repository.ts'

const day = 24 * 60 * 60_000
const betweenRequestsMs = day
export const exportLifetimeMs = day

interface ExportTimes {
  requested: Date
  made: Date | null
  expires: Date | null
}

const nextAfter = ({ requested }: ExportTimes) => new Date(requested.getTime() + betweenRequestsMs)

const stateOf = (row: ExportTimes | undefined, now: Date): DataExport => {
  if (!row) return { state: 'none', readyUntil: null, nextFrom: null }
  const next = nextAfter(row)
  const nextFrom = next > now ? next.toISOString() : null
  if (!row.made || !row.expires) return { state: 'making', readyUntil: null, nextFrom }
  if (row.expires <= now) return { state: 'none', readyUntil: null, nextFrom }
  return { state: 'ready', readyUntil: row.expires.toISOString(), nextFrom }
}

export const exportState = async (scope: Scope, account: string, now: Date): Promise<DataExport> =>
  stateOf(await readExport(scope, account), now)

type Requested = { kind: 'requested'; state: DataExport } | { kind: 'tooSoon'; nextFrom: string } | null

/** Null without an account. The account's row is held, so that two requests at once make one export. */
export const requestExport = async (
  scope: Scope,
  { account, lang, now }: { account: string; lang: Language; now: Date },
): Promise<Requested> => {
  if (!(await lockAccount(scope, account))) return null
  const earlier = await readExport(scope, account)
  if (earlier && nextAfter(earlier) > now)
    return { kind: 'tooSoon', nextFrom: nextAfter(earlier).toISOString() }
  await insertRequest(scope, { account, lang, now })
  return { kind: 'requested', state: stateOf({ requested: now, made: null, expires: null }, now) }
}
