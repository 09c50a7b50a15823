/** CONFIG-22 */
import * as v from 'valibot'
import type { Language } from '../contract/languages.ts'

const Row = v.object({
  name: v.string(),
  clickUrl: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
  title: v.record(v.string(), v.string()),
})

export interface MenuRow {
  name: string
  to: string
  title: string
}

/** Rows that do not fit, or lead out of the portal, are skipped. */
export const menuOf = (list: unknown, lang: Language, tenantDefault: Language): MenuRow[] => {
  if (!Array.isArray(list)) return []
  return list.flatMap((one) => {
    const row = v.safeParse(Row, one)
    if (!row.success) return []
    const { name, clickUrl, title } = row.output
    const text = title[lang] ?? title[tenantDefault] ?? Object.values(title)[0]
    return text ? [{ name, to: clickUrl, title: text }] : []
  })
}
