import type { Language } from '../../../src/contract/languages.ts'
import type { Scope } from '../../context.ts'

export const wordsIn = async ({ db, tenant }: Scope, lang: Language): Promise<Record<string, string>> => {
  const rows = await db
    .selectFrom('word')
    .select(['key', 'value'])
    .where('tenant', '=', tenant)
    .where('lang', '=', lang)
    .orderBy('key')
    .limit(5000)
    .execute()
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}
