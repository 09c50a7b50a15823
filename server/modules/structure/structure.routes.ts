/** Pages and fragments. CALL-STRUCT-01, 02 */
import { configurationStructure } from '../../../src/contract/freshness.ts'
import { Refused } from '../../api/refused.ts'
import type { Handlers } from '../../context.ts'
import { type MenuName, menuOf, tabNameOfPage } from '../../tenants/configured.ts'
import { isPageDisabled, disabledFeaturesOf } from '../../tenants/features.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { ceilingOf } from '../entitlement/ceiling.ts'
import { guestEntitlements, readEntitlements } from '../entitlement/entitlement.usecases.ts'
import { configurationsOf } from './configurations.ts'
import { fragmentOf } from './fragments.ts'
import { blockByName, pageByName } from './structure.usecases.ts'
import type { StoredNode } from './tree.ts'

/** A page of a disabled section is not found, like one that does not exist. */
const refuseDisabled = (tenant: Tenant, structure: string, ...sections: (string | undefined)[]) => {
  if (isPageDisabled(disabledFeaturesOf(tenant), structure, ...sections)) throw new Refused('NOT_FOUND')
}

const chipsOf = (tenant: Tenant, menu: MenuName): StoredNode[] =>
  menuOf(tenant, menu).map(({ name, clickUrl, title }) => ({ name, clickUrl, title }))

/** A menu of the tenant's configuration replaces the page's own chips. CONFIG-23, 24 */
const withMenus = (node: StoredNode, tenant: Tenant): StoredNode => {
  const chips = node.menu ? chipsOf(tenant, node.menu) : []
  if (chips.length > 0) return { ...node, substructure: chips }
  return node.substructure
    ? { ...node, substructure: node.substructure.map((child) => withMenus(child, tenant)) }
    : node
}

export const structureHandlers: Pick<Handlers, 'getStructure' | 'getFragment'> = {
  getStructure: async (context) => {
    const { params, query } = context.input
    if (params.name === configurationStructure) return configurationsOf(context.tenant)
    refuseDisabled(context.tenant, params.name, query.id, query.within)
    // A caller that bypasses the cache wants to do so at the next attempt, too.
    if (query.omitCache) context.setHeader('cache-control', 'private, no-store')
    const page = await context.within(async (scope) =>
      pageByName(scope, {
        name: params.name,
        id: query.id,
        within: query.within,
        view: { lang: query.lang, maxRating: await ceilingOf(scope, context, query.maxRating) },
        now: context.clock.now(),
        own: context.tenant.default.locale.defaultLocale,
        paging: { lastId: query.lastId },
        // A page is cached for everybody, so it is resolved for a guest.
        entitlements: guestEntitlements(context.tenant, context.clock.now()),
        configure: (node) => withMenus(node, context.tenant),
      }),
    )
    const title = tabNameOfPage(context.tenant, params.name, query.id, query.lang)
    return title ? { ...page, data: { ...page.data, title } } : page
  },

  getFragment: async (context) => {
    const { params, query } = context.input
    refuseDisabled(context.tenant, params.name, query.id)
    const { tenant, viewer } = context
    const now = context.clock.now()
    return context.within(async (scope) => {
      const fragment = fragmentOf(params.id)
      const pageQuery = {
        name: params.name,
        id: query.id,
        view: { lang: query.lang, maxRating: await ceilingOf(scope, context, query.maxRating) },
        now,
        own: tenant.default.locale.defaultLocale,
        paging: { lastId: query.lastId, offset: query.offset, limit: query.limit },
        entitlements: fragment
          ? await readEntitlements(scope, { tenant, viewer, now })
          : guestEntitlements(tenant, now),
      }
      return [
        fragment
          ? await fragment(scope, { ...pageQuery, about: query.id, account: viewer?.account ?? null })
          : await blockByName(scope, pageQuery, params.id),
      ]
    })
  },
}
