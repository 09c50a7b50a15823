/**
 * A store without its second line: no row-level security, only what the queries say themselves. Every query that
 * touches a tenant's table and does not name the tenant is noted.
 */
import type { KyselyPlugin, RootOperationNode } from 'kysely'
import type { Store } from '../../server/parts.ts'

const tablesOf = (part: unknown): string[] => {
  if (typeof part !== 'object' || part === null) return []
  if ('kind' in part && part.kind === 'IdentifierNode' && 'name' in part) return [String(part.name)]
  return Object.values(part).flatMap(tablesOf)
}
const names = (part: unknown) => /"tenant"|\btenant\b/.test(JSON.stringify(part ?? null))

/** What decides which rows a statement sees or writes. */
const decidingPart = (node: object & { kind: string }): unknown => {
  const part = (key: string) => Reflect.get(node, key) as unknown
  if (node.kind === 'InsertQueryNode') return part('columns')
  return [part('where'), part('joins')]
}
const guarded = new Set(['SelectQueryNode', 'UpdateQueryNode', 'DeleteQueryNode', 'InsertQueryNode'])
const tableOf = (node: object) =>
  tablesOf(['from', 'into', 'table'].map((key) => Reflect.get(node, key) as unknown))

/** Every statement in the tree, sub-selects too. */
const statementsIn = (part: unknown): (object & { kind: string })[] => {
  if (typeof part !== 'object' || part === null) return []
  const inner = Object.values(part).flatMap(statementsIn)
  return 'kind' in part && typeof part.kind === 'string' && guarded.has(part.kind)
    ? [part as object & { kind: string }, ...inner]
    : inner
}

export const openUnguarded = (store: Store) => {
  const nameless: string[] = []
  let seen = 0
  const watch = (node: RootOperationNode) => {
    for (const statement of statementsIn(node)) {
      const tables = tableOf(statement)
      if (!tables.length) continue
      seen++
      if (!names(decidingPart(statement))) nameless.push(`${statement.kind} ${tables.join()}`)
    }
    return node
  }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => watch(node),
    transformResult: ({ result }) => Promise.resolve(result),
  }
  const unguarded: Store = {
    ...store,
    within: (tenant, work) =>
      store.raw.transaction().execute((db) => work({ tenant, db: db.withPlugin(plugin) })),
  }
  return { store: unguarded, nameless, seen: () => seen }
}
