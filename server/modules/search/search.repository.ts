/** Candidates for a search: cheap to find by an index, ranked elsewhere. Nothing above the ceiling leaves this file. */
import { sql } from 'kysely'
import { mostFound } from '../../../src/contract/search-groups.ts'
import type { Kind } from '../../../src/contract/kinds.ts'
import type { Word } from '../../../src/domain/search/fold.ts'
import type { Candidate, SearchDoc } from '../../../src/domain/search/rank.ts'
import type { Scope } from '../../parts.ts'
import { isOn } from '../switched.ts'

/** Spellings are letters and digits only, so the quotes hold them. */
const anyOf = (word: Word) => `(${word.map((spelling) => `'${spelling}':*`).join(' | ')})`
const queryOf = (words: readonly Word[]) => words.map(anyOf).join(' & ')

interface Row {
  id: string
  kind: Kind
  doc: SearchDoc
  popularity: number
}
const columns = sql`item.id, item.kind, item.popularity, entry.doc`
const entries = (scope: Scope, maxRating: number) =>
  sql`search_entry entry join item on item.tenant = entry.tenant and item.id = entry.id
    where entry.tenant = ${scope.tenant} and item.grading <= ${maxRating} and ${isOn(scope)}`

/** Every word begins a word of theirs. */
export const byWords = async (
  scope: Scope,
  words: readonly Word[],
  maxRating: number,
): Promise<Candidate[]> => {
  const { rows } = await sql<Row>`select ${columns} from ${entries(scope, maxRating)}
    and entry.words @@ ${queryOf(words)}::tsquery
    order by item.popularity desc, item.id limit ${mostFound}`.execute(scope.db)
  return rows
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
