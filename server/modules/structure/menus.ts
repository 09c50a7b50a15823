/** Chips of a menu in the tenant's configuration; without such a menu the page's own stay. CONFIG-23, 24 */
import { type MenuName, menuOf } from '../../tenants/configured.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { StoredNode } from './tree.ts'

const chipsOf = (tenant: Tenant, menu: MenuName): StoredNode[] =>
  menuOf(tenant, menu).map(({ name, clickUrl, title }) => ({ name, clickUrl, title }))

export const withMenus = (node: StoredNode, tenant: Tenant): StoredNode => {
  const chips = node.menu ? chipsOf(tenant, node.menu) : []
  if (chips.length > 0) return { ...node, substructure: chips }
  return node.substructure
    ? { ...node, substructure: node.substructure.map((child) => withMenus(child, tenant)) }
    : node
}
