import type { MediaSource } from '../../media/media-source.ts'
import type { Tickets } from '../../media/tickets.ts'
import type { Handlers } from '../../context.ts'
import { requireUser } from '../shared/require-user.ts'
import { downloadOf, downloadSizesOf } from './downloads.usecases.ts'

type Call = Parameters<Handlers['downloadSong'] | Handlers['weighSongs']>[0]

const callerOf = ({ tenant, viewer, clock }: Call) => ({
  tenant,
  viewer: requireUser({ viewer }),
  now: clock.now(),
})

export const downloadsHandlers = (
  tickets: Tickets,
  source: Pick<MediaSource, 'soundsOf'>,
): Pick<Handlers, 'downloadSong' | 'weighSongs'> => ({
  downloadSong: (context) => {
    const request = { ...callerOf(context), id: context.input.body.articleId }
    return context.within((scope) => downloadOf(scope, request, tickets, source))
  },
  weighSongs: (context) => {
    const caller = callerOf(context)
    return context.within((scope) => downloadSizesOf(scope, caller, context.input.body.articleIds, source))
  },
})
