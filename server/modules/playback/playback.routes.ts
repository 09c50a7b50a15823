import type { MediaSource } from '../../media/media-source.ts'
import type { Tickets } from '../../media/tickets.ts'
import type { Handlers } from '../../context.ts'
import type { Metrics } from '../../http/metrics.ts'
import { requireUser } from '../shared/require-user.ts'
import { acceptReport, openSong } from './playback.usecases.ts'

export const playbackHandlers = (
  tickets: Tickets,
  metrics: Pick<Metrics, 'countCutReport'>,
  source: Pick<MediaSource, 'soundsOf'>,
): Pick<Handlers, 'fetchSong' | 'reportListening'> => ({
  fetchSong: ({ input, tenant, viewer, within, clock }) => {
    const request = { tenant, viewer: requireUser({ viewer }), id: input.body.id, now: clock.now() }
    return within((scope) => openSong(scope, request, tickets, source))
  },
  reportListening: async ({ input, within, clock }) => {
    const parts = { tickets, metrics, now: clock.now() }
    await within((scope) => acceptReport(scope, input.body, parts))
    return { accepted: true }
  },
})
