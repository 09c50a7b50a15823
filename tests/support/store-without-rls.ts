/**
 * A store without row-level security, so that only the queries separate tenants. Every query on a tenant's table that
 * does not name the tenant is recorded.
 */
import type { KyselyPlugin, RootOperationNode } from 'kysely'
import type { Store } from '../../server/context.ts'

const tablesOf = (part: unknown): string[] => {
  if (typeof part !== 'object' || part === null) return []
  if ('kind' in part && part.kind === 'IdentifierNode' && 'name' in part) return [String(part.name)]
  return Object.values(part).flatMap(tablesOf)
}
interface Node {
  kind: string
  [part: string]: unknown
}
const isNode = (part: unknown): part is Node =>
  typeof part === 'object' && part !== null && 'kind' in part && typeof part.kind === 'string'

/** Its own name, whatever table it is of. */
const isTenantColumn = (part: unknown) =>
  isNode(part) && part.kind === 'ReferenceNode' && tablesOf(part['column']).at(-1) === 'tenant'
/** The text of a hand-written condition between its values. */
const wordsOf = (raw: Node) => JSON.stringify(raw['sqlFragments'])

/** It must hold for every row: one branch of an "or" would let rows of other tenants through. */
const namesTenant = (part: unknown): boolean => {
  if (Array.isArray(part)) return part.some(namesTenant)
  if (!isNode(part)) return false
  if (part.kind === 'OrNode') return namesTenant(part['left']) && namesTenant(part['right'])
  if (part.kind === 'RawNode') return /\btenant\W+(=|in)/.test(wordsOf(part))
  if (part.kind === 'BinaryOperationNode')
    return [part['leftOperand'], part['rightOperand']].some(isTenantColumn) && operatorOf(part) === '='
  return Object.values(part).some(namesTenant)
}
const operatorOf = ({ operator }: Node) => (isNode(operator) ? operator['operator'] : null)

const joinsOf = ({ joins }: Node): unknown[] => (Array.isArray(joins) ? joins : [])

/** What decides which rows a statement sees or writes names the tenant, of each table that it reads from. */
const isTenantScoped = (node: Node): boolean =>
  node.kind === 'InsertQueryNode'
    ? tablesOf(node['columns']).includes('tenant')
    : [node['where'], ...joinsOf(node)].every(namesTenant)
const guarded = new Set(['SelectQueryNode', 'UpdateQueryNode', 'DeleteQueryNode', 'InsertQueryNode'])
const tableOf = (node: object) =>
  tablesOf(['from', 'into', 'table'].map((key) => Reflect.get(node, key) as unknown))

/** Every statement in the tree, sub-selects too. */
const statementsIn = (part: unknown): Node[] => {
  if (typeof part !== 'object' || part === null) return []
  const inner = Object.values(part).flatMap(statementsIn)
  return 'kind' in part && typeof part.kind === 'string' && guarded.has(part.kind)
    ? [part as Node, ...inner]
    : inner
}

export const openStoreWithoutRls = (store: Store) => {
  const nameless: string[] = []
  let seen = 0
  const watch = (node: RootOperationNode) => {
    for (const statement of statementsIn(node)) {
      const tables = tableOf(statement)
      if (!tables.length) continue
      seen++
      if (!isTenantScoped(statement)) nameless.push(`${statement.kind} ${tables.join()}`)
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
