import type { Handlers } from '../../context.ts'
import { ceilingOf } from '../entitlement/ceiling.ts'
import { itemRequest } from './item-request.ts'
import {
  audiobookById,
  authorById,
  episodeById,
  partsById,
  podcastById,
  tracksByIds,
} from './podcasts.usecases.ts'

export const podcastsHandlers: Pick<
  Handlers,
  'getPodcast' | 'getAudiobook' | 'getEpisode' | 'getAuthor' | 'getParts' | 'getTracks'
> = {
  getPodcast: itemRequest(podcastById),
  getAudiobook: itemRequest(audiobookById),
  getEpisode: itemRequest(episodeById),
  getAuthor: itemRequest(authorById),
  getParts: itemRequest(partsById),
  getTracks: (context) =>
    context.within(async (scope) => {
      const { ids, lang, maxRating } = context.input.query
      const view = { lang, maxRating: await ceilingOf(scope, context, maxRating) }
      return { entries: await tracksByIds(scope, ids.split('.'), view) }
    }),
}
