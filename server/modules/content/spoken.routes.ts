/** Podcasts, audiobooks, their parts, and who speaks in them. */
import type { Handlers } from '../../parts.ts'
import { opening } from './opening.ts'
import { audiobookById, authorById, episodeById, partsById, podcastById } from './spoken.usecases.ts'

export const spokenHandlers: Pick<
  Handlers,
  'getPodcast' | 'getAudiobook' | 'getEpisode' | 'getAuthor' | 'getParts'
> = {
  getPodcast: opening(podcastById),
  getAudiobook: opening(audiobookById),
  getEpisode: opening(episodeById),
  getAuthor: opening(authorById),
  getParts: opening(partsById),
}
