/** Indexes items: folds their names into `search_entry`. Runs after the seed, at every start and by the clock. */
import { sql } from 'kysely'
import { gramsOf } from '../../../src/domain/search/grams.ts'
import { type SearchDoc, docOf, joinedIn } from '../../../src/domain/search/rank.ts'
import type { Scope } from '../../context.ts'
import type { Texts } from '../../db/tables.ts'
import type { ItemData, Ref } from '../content/item-data.ts'

/** Raise it when the folding, or the set of indexed names, changes. */
const edition = 4
const batchSize = 400

interface Item {
  id: string
  texts: Texts
  data: Pick<ItemData, 'by' | 'guests' | 'album'>
}

const namesOf = (people: readonly (Ref | undefined)[]) =>
  people.flatMap((person) => (person ? [person.name] : []))
const allOf = (texts: Texts, name: string) => Object.values(texts[name] ?? {}).flatMap((text) => text ?? [])

const docOfItem = ({ texts, data }: Item): SearchDoc =>
  docOf(allOf(texts, 'title'), [
    ...namesOf([data.by, data.album?.artist, ...(data.guests ?? [])]),
    ...(data.album ? [data.album.title] : []),
    ...allOf(texts, 'subTitle'),
    ...allOf(texts, 'genre'),
  ])

const entryOf = (item: Item) => {
  const doc = docOfItem(item)
  const titles = doc.titles.flat()
  return {
    id: item.id,
    doc,
    words: [...new Set([...titles.flat(), ...doc.more.flat(), ...doc.titles.flatMap(joinedIn)])],
    grams: gramsOf([
      ...titles,
      ...namesOf([item.data.by]).flatMap((name) => docOf([name], []).titles.flat()),
    ]),
  }
}

const findUnindexed = ({ db, tenant }: Scope) =>
  db
    .selectFrom('item')
    .leftJoin('search_entry as entry', (join) =>
      join.onRef('entry.tenant', '=', 'item.tenant').onRef('entry.id', '=', 'item.id'),
    )
    .where('item.tenant', '=', tenant)
    .where((where) => where.or([where('entry.id', 'is', null), where('entry.edition', '<>', edition)]))
    .select([
      'item.id',
      sql<Item['texts']>`item.texts - '{description}'::text[]`.as('texts'),
      sql<Item['data']>`jsonb_build_object('by', item.data -> 'by', 'guests', item.data -> 'guests',
        'album', item.data -> 'album')`.as('data'),
    ])
    .limit(batchSize)
    .execute()

const writeEntries = ({ db, tenant }: Scope, entries: readonly object[]) =>
  sql`insert into search_entry (tenant, id, edition, doc, words, grams)
    select ${tenant}, e.id, ${edition}::int, e.doc, array_to_tsvector(e.words), e.grams
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as e (id text, doc jsonb, words text[], grams text[])
    on conflict (tenant, id) do update
      set edition = excluded.edition, doc = excluded.doc, words = excluded.words, grams = excluded.grams`.execute(
    db,
  )

export const indexItems = async (scope: Scope): Promise<void> => {
  for (;;) {
    const items = await findUnindexed(scope)
    if (items.length > 0) await writeEntries(scope, items.map(entryOf))
    if (items.length < batchSize) return
  }
}
