/** Pages and fragments. CALL-STRUCT-01, 02 */
import { configurationStructure } from '../../../src/contract/freshness.ts'
import type { Handlers } from '../../parts.ts'
import { ceilingOf } from '../content/ceiling.ts'
import { configurationsOf } from './configurations.ts'
import { fragmentOf } from './fragments.ts'
import { mayReadAs } from './may-read.ts'
import { blockByName, pageByName } from './structure.usecases.ts'

export const structureHandlers: Pick<Handlers, 'getStructure' | 'getFragment'> = {
  getStructure: (asked) => {
    const { params, query } = asked.input
    if (params.name === configurationStructure) return Promise.resolve(configurationsOf(asked.tenant))
    return asked.within(async (scope) =>
      pageByName(scope, {
        name: params.name,
        id: query.id,
        reading: { lang: query.lang, maxRating: await ceilingOf(scope, asked, query.maxRating) },
        now: asked.clock.now(),
        own: asked.tenant.default.locale.defaultLocale,
        paging: { lastId: query.lastId },
      }),
    )
  },

  getFragment: (asked) => {
    const { params, query } = asked.input
    return asked.within(async (scope) => {
      const ask = {
        name: params.name,
        id: query.id,
        reading: { lang: query.lang, maxRating: await ceilingOf(scope, asked, query.maxRating) },
        now: asked.clock.now(),
        own: asked.tenant.default.locale.defaultLocale,
        paging: { lastId: query.lastId, offset: query.offset, limit: query.limit },
      }
      const fragment = fragmentOf(params.id)
      return [
        fragment
          ? await fragment(scope, {
              ...ask,
              about: query.id,
              account: asked.viewer?.account ?? null,
              mayRead: mayReadAs(scope, {
                tenant: asked.tenant,
                viewer: asked.viewer,
                now: asked.clock.now(),
              }),
            })
          : await blockByName(scope, ask, params.id),
      ]
    })
  },
}
