/** Candidates for a search, found by an index and ranked elsewhere. Nothing above the age ceiling is returned. */
import { sql } from 'kysely'
import { type SearchGroup, groupNames, mostFound } from '../../../src/contract/search-groups.ts'
import { type Kind, kindsIn } from '../../../src/contract/kinds.ts'
import type { Word } from '../../../src/domain/search/fold.ts'
import type { Candidate, SearchDoc } from '../../../src/domain/search/rank.ts'
import type { Scope } from '../../context.ts'
import { isEnabledItem, sqlList } from '../shared/feature-filter.ts'

/** Spellings are letters, digits or `&`, so quoting is safe. A single letter is a prefix only where typed last. */
const anyOf = (word: Word, isPrefix: boolean) =>
  `(${word.map((spelling) => `'${spelling}'${isPrefix || spelling.length > 1 ? ':*' : ''}`).join(' | ')})`
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

/** The typed words are one of the item's titles: of more items than can be ranked it must be among the first. */
const isTitle = (words: readonly Word[]) =>
  sql`exists (select from jsonb_array_elements(entry.doc -> 'titles') title
    where jsonb_array_length(title) = ${words.length}::int
      and title @> ${JSON.stringify(words.map((spellings) => spellings.slice(0, 1)))}::jsonb)`

/** At most so many of each group are ranked against each other. */
const maxRanked = 100
const groupOfItem = sql`case ${sql.join(
  groupNames.map((name) => sql`when item.kind in (${sqlList(kindsIn(name))}) then ${sql.lit(name)}`),
  sql` `,
)} end`

interface DirectMatches {
  candidates: Candidate[]
  wanted: Candidate[]
  /** The total of each group, including items that were not read. */
  totals: ReadonlyMap<SearchGroup, number>
}
export const byWords = async (
  scope: Scope,
  words: readonly Word[],
  maxRating: number,
  wanted: SearchGroup | null,
): Promise<DirectMatches> => {
  const { rows } = await sql<Row & { group: SearchGroup; total: number; isFirst: boolean }>`
    select id, kind, popularity, doc, "group", total, place <= ${maxRanked}::int as "isFirst" from (
      select ${columns}, ${groupOfItem} as "group", (count(*) over (partition by ${groupOfItem}))::int as total,
        row_number() over (partition by ${groupOfItem}
          order by ${isTitle(words)} desc, item.popularity desc, item.id) as place
      from ${entries(scope, maxRating)} and entry.words @@ ${queryOf(words)}::tsquery
    ) found
    where place <= case when "group" = ${wanted} then ${mostFound}::int else ${maxRanked}::int end`.execute(
    scope.db,
  )
  const candidateOf = ({ id, kind, popularity, doc }: Row) => ({ id, kind, popularity, doc })
  return {
    candidates: rows.filter(({ isFirst }) => isFirst).map(candidateOf),
    wanted: rows.filter(({ group }) => group === wanted).map(candidateOf),
    totals: new Map(rows.map(({ group, total }) => [group, total])),
  }
}

/** Items beyond this number have too few letters in common to be a typing error. */
const maxSimilar = 100

/** Items by their number of common letters: for typing errors, and for parts of words. */
export const byGrams = async (
  scope: Scope,
  grams: readonly string[],
  maxRating: number,
): Promise<Candidate[]> => {
  const { rows } = await sql<Row>`select ${columns} from ${entries(scope, maxRating)}
    and entry.grams && ${grams}::text[]
    order by cardinality(array(select unnest(entry.grams) intersect select unnest(${grams}::text[]))) desc,
      item.popularity desc, item.id limit ${maxSimilar}`.execute(scope.db)
  return rows
}
