import type { Scope } from '../../context.ts'

export const targetsOf = async (
  { db, tenant }: Scope,
  paths: readonly string[],
): Promise<Map<string, string>> => {
  const rows = await db
    .selectFrom('redirect')
    .select(['path', 'target'])
    .where('tenant', '=', tenant)
    .where('path', 'in', [...paths])
    .execute()
  return new Map(rows.map(({ path, target }) => [path, target]))
}

const mostListed = 300

export const firstTargets = async ({ db, tenant }: Scope): Promise<Record<string, string>> => {
  const rows = await db
    .selectFrom('redirect')
    .select(['path', 'target'])
    .where('tenant', '=', tenant)
    .orderBy('path')
    .limit(mostListed)
    .execute()
  return Object.fromEntries(rows.map(({ path, target }) => [path, target]))
}
