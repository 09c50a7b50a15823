/**
 * What the worker must know before any page sends messages: the tenant's default language and query
 * whitelist, read from an empty page at install, and whether an age ceiling is in force. On disk, because the
 * browser stops and restarts workers.
 */
import { array, boolean, object, picklist, safeParse, string } from 'valibot'
import { fallbackLanguage, languageCodes } from '../src/contract/languages.ts'
import { pageDataId } from '../src/contract/page-data-id.ts'
import { databases } from '../src/contract/storage-names.ts'
import { openRecords } from '../src/lib/records.ts'
import type { WorkerSettings } from './decide.ts'

declare const self: ServiceWorkerGlobalScope

const StoredSettings = object({
  defaultLanguage: picklist(languageCodes),
  canonicalQuery: array(string()),
  ceiling: boolean(),
})
const records = openRecords(databases.workerSettings(self.location.hostname), (value) => {
  const parsed = safeParse(StoredSettings, value)
  return parsed.success ? parsed.output : null
})
const key = 'facts'
const defaultSettings = { defaultLanguage: fallbackLanguage, canonicalQuery: [], ceiling: false }

const readStoredSettings = async () => (await records.list().catch(() => []))[0] ?? defaultSettings

export const readWorkerSettings = async (): Promise<WorkerSettings> => ({
  origin: self.location.origin,
  ...(await readStoredSettings()),
})

export const setCeiling = async (ceiling: boolean) =>
  records.put(key, { ...(await readStoredSettings()), ceiling })

const DocumentTenant = object({
  tenant: object({
    default: object({ locale: object({ defaultLocale: picklist(languageCodes) }) }),
    canonicalQuery: array(string()),
  }),
})

/** Reads the block in every document; a page without a readable one changes nothing. */
export const saveSettingsFrom = async (html: string) => {
  const block = new RegExp(`<script[^>]*id="${pageDataId}"[^>]*>([^<]*)</script>`).exec(html)?.[1]
  if (!block) return
  const parsed = safeParse(DocumentTenant, JSON.parse(block))
  if (!parsed.success) return
  const { tenant } = parsed.output
  const { defaultLocale: defaultLanguage } = tenant.default.locale
  const { ceiling } = await readStoredSettings()
  await records.put(key, { defaultLanguage, canonicalQuery: tenant.canonicalQuery, ceiling })
}
