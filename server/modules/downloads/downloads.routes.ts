import type { MediaSource } from '../../media/media-source.ts'
import type { Tickets } from '../../media/tickets.ts'
import type { Handlers } from '../../context.ts'
import { requireUser } from '../shared/require-user.ts'
import { downloadOf, downloadSizesOf } from './downloads.usecases.ts'

type Call = Parameters<Handlers['downloadSong'] | Handlers['weighSongs']>[0]

const whoAsks = ({ tenant, viewer, clock }: Call) => ({
  tenant,
  viewer: requireUser({ viewer }),
  now: clock.now(),
})

export const downloadsHandlers = (
  tickets: Tickets,
  source: Pick<MediaSource, 'soundsOf'>,
): Pick<Handlers, 'downloadSong' | 'weighSongs'> => ({
  downloadSong: (asked) => {
    const question = { ...whoAsks(asked), id: asked.input.body.articleId }
    return asked.within((scope) => downloadOf(scope, question, tickets, source))
  },
  weighSongs: (asked) => {
    const who = whoAsks(asked)
    return asked.within((scope) => downloadSizesOf(scope, who, asked.input.body.articleIds, source))
  },
})
