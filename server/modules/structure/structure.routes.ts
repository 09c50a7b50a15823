/** Pages and fragments. CALL-STRUCT-01, 02 */
import { configurationStructure } from '../../../src/contract/freshness.ts'
import { Refused } from '../../api/refused.ts'
import type { Handlers } from '../../context.ts'
import { tabNameOfPage } from '../../tenants/configured.ts'
import { isPageDisabled, disabledFeaturesOf } from '../../tenants/features.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { ceilingOf } from '../entitlement/ceiling.ts'
import { guestEntitlements, readEntitlements } from '../entitlement/entitlement.usecases.ts'
import { configurationsOf } from './configurations.ts'
import { fragmentOf } from './fragments.ts'
import { withMenus } from './menus.ts'
import { blockByName, pageByName } from './structure.usecases.ts'

/** A page of a room that is off is as little there as one that never was. */
const refuseOff = (tenant: Tenant, structure: string, ...sections: (string | undefined)[]) => {
  if (isPageDisabled(disabledFeaturesOf(tenant), structure, ...sections)) throw new Refused('NOT_FOUND')
}

export const structureHandlers: Pick<Handlers, 'getStructure' | 'getFragment'> = {
  getStructure: async (asked) => {
    const { params, query } = asked.input
    if (params.name === configurationStructure) return configurationsOf(asked.tenant)
    refuseOff(asked.tenant, params.name, query.id, query.within)
    // Whoever asks past what is kept wants the same at the next try.
    if (query.omitCache) asked.setHeader('cache-control', 'private, no-store')
    const page = await asked.within(async (scope) =>
      pageByName(scope, {
        name: params.name,
        id: query.id,
        within: query.within,
        reading: { lang: query.lang, maxRating: await ceilingOf(scope, asked, query.maxRating) },
        now: asked.clock.now(),
        own: asked.tenant.default.locale.defaultLocale,
        paging: { lastId: query.lastId },
        // A page is cached for everybody, so it is a guest's.
        entitlements: guestEntitlements(asked.tenant, asked.clock.now()),
        configure: (node) => withMenus(node, asked.tenant),
      }),
    )
    const title = tabNameOfPage(asked.tenant, params.name, query.id, query.lang)
    return title ? { ...page, data: { ...page.data, title } } : page
  },

  getFragment: async (asked) => {
    const { params, query } = asked.input
    refuseOff(asked.tenant, params.name, query.id)
    const { tenant, viewer } = asked
    const now = asked.clock.now()
    return asked.within(async (scope) => {
      const fragment = fragmentOf(params.id)
      const ask = {
        name: params.name,
        id: query.id,
        reading: { lang: query.lang, maxRating: await ceilingOf(scope, asked, query.maxRating) },
        now,
        own: tenant.default.locale.defaultLocale,
        paging: { lastId: query.lastId, offset: query.offset, limit: query.limit },
        entitlements: fragment
          ? await readEntitlements(scope, { tenant, viewer, now })
          : guestEntitlements(tenant, now),
      }
      return [
        fragment
          ? await fragment(scope, { ...ask, about: query.id, account: viewer?.account ?? null })
          : await blockByName(scope, ask, params.id),
      ]
    })
  },
}
