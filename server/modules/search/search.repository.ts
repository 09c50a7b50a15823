/** Candidates for a search: cheap to find by an index, ranked elsewhere. Nothing above the ceiling leaves this file. */
import { sql } from 'kysely'
import { type SearchGroup, groupNames, mostFound } from '../../../src/contract/search-groups.ts'
import { type Kind, kindsIn } from '../../../src/contract/kinds.ts'
import type { Word } from '../../../src/domain/search/fold.ts'
import type { Candidate, SearchDoc } from '../../../src/domain/search/rank.ts'
import type { Scope } from '../../context.ts'
import { isEnabledItem, sqlList } from '../shared/feature-filter.ts'

/** Spellings are letters and digits, or `&`, so the quotes hold them. One letter alone goes on only where it is typed last. */
const anyOf = (word: Word, mayGoOn: boolean) =>
  `(${word.map((spelling) => `'${spelling}'${mayGoOn || spelling.length > 1 ? ':*' : ''}`).join(' | ')})`
const queryOf = (words: readonly Word[]) =>
  words.map((word, at) => anyOf(word, at === words.length - 1)).join(' & ')

interface Row {
  id: string
  kind: Kind
  doc: SearchDoc
  popularity: number
}
const columns = sql`item.id, item.kind, item.popularity, entry.doc`
const entries = (scope: Scope, maxRating: number) =>
  sql`search_entry entry join item on item.tenant = entry.tenant and item.id = entry.id
    where entry.tenant = ${scope.tenant} and item.grading <= ${maxRating} and ${isEnabledItem(scope)}`

/** The typed words are one of its titles: of more than can be ranked it must be among the first. */
const isTitle = (words: readonly Word[]) =>
  sql`exists (select from jsonb_array_elements(entry.doc -> 'titles') title
    where jsonb_array_length(title) = ${words.length}::int
      and title @> ${JSON.stringify(words.map((spellings) => spellings.slice(0, 1)))}::jsonb)`

/** So many of each group are ranked against each other. */
const mostRanked = 100
const groupOfItem = sql`case ${sql.join(
  groupNames.map((name) => sql`when item.kind in (${sqlList(kindsIn(name))}) then ${sql.lit(name)}`),
  sql` `,
)} end`

interface Straight {
  candidates: Candidate[]
  /** More of the group that is asked for, those among them. */
  wanted: Candidate[]
  /** How many of each group there are, whatever was read of them. */
  totals: ReadonlyMap<SearchGroup, number>
}
/** Every word begins a word of theirs. */
export const byWords = async (
  scope: Scope,
  words: readonly Word[],
  maxRating: number,
  wanted: SearchGroup | null,
): Promise<Straight> => {
  const { rows } = await sql<Row & { group: SearchGroup; total: number; isFirst: boolean }>`
    select id, kind, popularity, doc, "group", total, place <= ${mostRanked}::int as "isFirst" from (
      select ${columns}, ${groupOfItem} as "group", (count(*) over (partition by ${groupOfItem}))::int as total,
        row_number() over (partition by ${groupOfItem}
          order by ${isTitle(words)} desc, item.popularity desc, item.id) as place
      from ${entries(scope, maxRating)} and entry.words @@ ${queryOf(words)}::tsquery
    ) found
    where place <= case when "group" = ${wanted} then ${mostFound}::int else ${mostRanked}::int end`.execute(
    scope.db,
  )
  const candidateOf = ({ id, kind, popularity, doc }: Row) => ({ id, kind, popularity, doc })
  return {
    candidates: rows.filter(({ isFirst }) => isFirst).map(candidateOf),
    wanted: rows.filter(({ group }) => group === wanted).map(candidateOf),
    totals: new Map(rows.map(({ group, total }) => [group, total])),
  }
}

/** Whatever has fewer letters in common than so many others is no slip of theirs. */
const mostClose = 100

/** Letters in common, most first: for slips, and for what stands inside a word. */
export const byGrams = async (
  scope: Scope,
  grams: readonly string[],
  maxRating: number,
): Promise<Candidate[]> => {
  const { rows } = await sql<Row>`select ${columns} from ${entries(scope, maxRating)}
    and entry.grams && ${grams}::text[]
    order by cardinality(array(select unnest(entry.grams) intersect select unnest(${grams}::text[]))) desc,
      item.popularity desc, item.id limit ${mostClose}`.execute(scope.db)
  return rows
}
