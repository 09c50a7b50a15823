/** Everything that is stored about an account, in sections, with a description of each key. */
import type { Language } from '../../../src/contract/languages.ts'
import { brandOf } from '../../../src/domain/brand.ts'
import type { Scope } from '../../context.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { pickText } from '../content/cards.ts'
import { ceilingOf } from '../entitlement/ceiling.ts'
import { accountColumns, accountTables } from '../shared/account-tables.ts'
import {
  type ExportRow,
  accountRow,
  lettersOf,
  rowsOfAccount,
  textsOfItems,
} from './data-export.repository.ts'

const camelCase = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())

interface Section {
  key: string
  about: string
  columns: Readonly<Record<string, string>>
  content: ExportRow | readonly ExportRow[]
}

const renamed = (row: ExportRow, columns: readonly string[]): ExportRow =>
  Object.fromEntries(columns.map((name) => [camelCase(name), row[name] ?? null]))

const tableSections = async (scope: Scope, account: string): Promise<Section[]> => {
  const sections: Section[] = []
  for (const [table, description] of Object.entries(accountTables)) {
    if ('leftOut' in description) continue
    const { section, about, newestBy } = description
    const columns: Readonly<Record<string, string>> = description.columns
    const names = Object.keys(columns)
    const rows = await rowsOfAccount(scope, { table, columns: names, newestBy }, account)
    sections.push({ key: section, about, columns, content: rows.map((row) => renamed(row, names)) })
  }
  return sections
}

const rowsOf = ({ content }: Section): readonly ExportRow[] => (Array.isArray(content) ? content : [])
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
/** Of the item, and of what it was downloaded from. */
const idsIn = ({ item, source }: ExportRow): string[] =>
  [item, isObject(source) ? source['id'] : null].filter((id) => typeof id === 'string')

/** Ids say nothing to a person. A child that downloads the copy reads no title above its age limit. */
const withTitles = async (
  scope: Scope,
  sections: readonly Section[],
  { lang, ceiling }: { lang: Language; ceiling: number },
): Promise<Section[]> => {
  const texts = await textsOfItems(scope, [...new Set(sections.flatMap(rowsOf).flatMap(idsIn))])
  const itemOf = (id: unknown) => (typeof id === 'string' ? texts.get(id) : undefined)
  const titleOf = (id: unknown) => {
    const item = itemOf(id)
    return item && item.grading <= ceiling ? pickText(item.texts['title'], lang, item.lang).text : null
  }
  const withoutTitle = (source: unknown) =>
    isObject(source) && (itemOf(source['id'])?.grading ?? 0) > ceiling ? { ...source, title: null } : source
  return sections.map((section) =>
    'item' in section.columns
      ? {
          ...section,
          columns: {
            ...section.columns,
            title: 'Title of the item; null where it is no longer here, or above the age limit.',
          },
          content: rowsOf(section).map((row) => ({
            ...row,
            ...('source' in row ? { source: withoutTitle(row['source']) } : {}),
            title: titleOf(row['item']),
          })),
        }
      : section,
  )
}

const letterColumns = {
  template: 'What it was about.',
  lang: 'Its language.',
  requested: 'When it was requested.',
  sent: 'When it was sent; null if it was not.',
}
const letterSection = async (scope: Scope, account: string): Promise<Section> => {
  const letters = await lettersOf(scope, account)
  return {
    key: 'emails',
    about: 'Emails that were sent to you in the last days.',
    columns: letterColumns,
    content: letters.map(({ payload, created, sent }) => {
      const { template, lang }: { template?: unknown; lang?: unknown } = payload
      return { template, lang, requested: created, sent }
    }),
  }
}

const describedKeys = (sections: readonly Section[]) =>
  Object.fromEntries(
    sections.map(({ key, about, columns }) => [
      key,
      {
        about,
        keys: Object.fromEntries(Object.entries(columns).map(([name, text]) => [camelCase(name), text])),
      },
    ]),
  )

const parentalColumns = {
  isActive: 'Whether an age limit is on.',
  maxRating: 'The highest rating that is shown.',
  maxAgeGroup: 'The age that was chosen.',
}

interface ExportRequest {
  tenant: Tenant
  account: string
  lang: Language
  now: Date
}

export const collectAccountData = async (
  scope: Scope,
  { tenant, account, lang, now }: ExportRequest,
): Promise<Record<string, unknown> | null> => {
  const row = await accountRow(scope, account)
  if (!row) return null
  const { section, about, columns } = accountColumns
  const { isActive, maxRating, maxAgeGroup } = row.parental
  const ceiling = await ceilingOf(scope, { tenant, viewer: { account } })
  const sections: readonly Section[] = [
    { key: section, about, columns, content: renamed({ ...row }, Object.keys(columns)) },
    {
      key: 'parentalControl',
      about: 'The age limit of your account. Its password is stored only as a hash and is not here.',
      columns: parentalColumns,
      content: { isActive, maxRating, maxAgeGroup },
    },
    ...(await withTitles(scope, await tableSections(scope, account), { lang, ceiling })),
    await letterSection(scope, account),
  ]
  return {
    about: {
      portal: brandOf(tenant, lang),
      made: now.toISOString(),
      text: 'Everything that this portal stores about your account. Times are UTC. Proofs that open the account, such as hashes of passwords and sessions, are left out.',
      sections: describedKeys(sections),
    },
    ...Object.fromEntries(sections.map(({ key, content }) => [key, content])),
  }
}
