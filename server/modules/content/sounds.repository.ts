import type { Track } from '../../../src/contract/content.ts'
import type { Scope } from '../../context.ts'
import { partTrackOf, trackOf } from './cards.ts'
import { type ReaderView, rowsByQuery } from './content.repository.ts'

const partRoles = ['episode', 'chapter'] as const

const collectionsOf = async ({ db, tenant }: Scope, parts: readonly string[]) => {
  if (parts.length === 0) return new Map<string, string>()
  const found = await db
    .selectFrom('relation')
    .select(['child', 'parent'])
    .where('tenant', '=', tenant)
    .where('child', 'in', [...parts])
    .where('role', 'in', [...partRoles])
    .orderBy('place', 'desc')
    .execute()
  return new Map(found.map(({ child, parent }) => [child, parent]))
}

/** In the order of the ids; unknown items, those above the ceiling and those without sound are left out. */
export const soundsByIds = async (
  scope: Scope,
  ids: readonly string[],
  { lang, maxRating }: ReaderView,
): Promise<Track[]> => {
  const kinds = ['track', ...partRoles]
  const found = await rowsByQuery(scope, { ids, limit: ids.length }, maxRating)
  const rows = found.filter(({ kind }) => kinds.includes(kind))
  const parents = await collectionsOf(
    scope,
    rows.filter(({ kind }) => kind !== 'track').map(({ id }) => id),
  )
  const collections = await rowsByQuery(
    scope,
    { ids: [...new Set(parents.values())], limit: ids.length },
    maxRating,
  )
  const collectionById = new Map(collections.map((row) => [row.id, row]))
  return rows.flatMap((row) => {
    const collection = collectionById.get(parents.get(row.id) ?? '')
    return (
      (row.kind === 'track' ? trackOf(row, lang) : collection && partTrackOf(row, collection, lang)) ?? []
    )
  })
}
