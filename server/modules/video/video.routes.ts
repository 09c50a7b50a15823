/** CALL-VIDEO-01 */
import type { MediaSource } from '../../media/media-source.ts'
import type { Tickets } from '../../media/tickets.ts'
import type { Handlers } from '../../context.ts'
import { requireUser } from '../shared/require-user.ts'
import { openVideoStream } from './video.usecases.ts'

export const videoHandlers = (
  tickets: Tickets,
  source: Pick<MediaSource, 'videoOf'>,
): Pick<Handlers, 'streamVideo'> => ({
  streamVideo: ({ input, tenant, viewer, within, clock }) => {
    const { id, protocol } = input.body
    const speaksHls = protocol === 'HLS'
    const request = { tenant, viewer: requireUser({ viewer }), id, speaksHls, now: clock.now() }
    return within((scope) => openVideoStream(scope, request, tickets, source))
  },
})
