/** Events only raise counters: no row, log line or cookie is written. */
import type { Metrics } from '../../http/metrics.ts'
import type { Handlers } from '../../context.ts'

export const analyticsHandlers = (metrics: Metrics): Pick<Handlers, 'countEvents'> => ({
  countEvents: ({ tenant, input }) => {
    const { platform, events } = input.body
    for (const event of events) metrics.countEvent(tenant.name, platform, event)
    return Promise.resolve()
  },
})
