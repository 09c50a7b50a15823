/** CALL-VIDEO-01 */
import { Refused } from '../../api/refused.ts'
import type { MediaSource } from '../../media/media-source.ts'
import type { Tickets } from '../../media/tickets.ts'
import type { Handlers } from '../../context.ts'
import { openVideoStream } from './video.usecases.ts'

export const videoHandlers = (
  tickets: Tickets,
  source: Pick<MediaSource, 'videoOf'>,
): Pick<Handlers, 'streamVideo'> => ({
  streamVideo: ({ input, tenant, viewer, within, clock }) => {
    if (!viewer) throw new Refused('UNAUTHORIZED')
    const { id, protocol } = input.body
    const speaksHls = protocol === 'HLS'
    const question = { tenant, account: viewer.account, id, speaksHls, now: clock.now() }
    return within((scope) => openVideoStream(scope, question, tickets, source))
  },
})
