import type { Handlers } from '../../context.ts'
import { ceilingOf } from '../entitlement/ceiling.ts'
import {
  albumById,
  artistById,
  categoryPicture,
  lyricsById,
  openTrack,
  playlistById,
  songsById,
} from './content.usecases.ts'
import { gameById } from './games.usecases.ts'
import { itemRequest } from './item-request.ts'
import { tournamentById } from './tournaments.usecases.ts'
import { videoById } from './video.usecases.ts'

export const contentHandlers: Pick<
  Handlers,
  | 'getAlbum'
  | 'getArtist'
  | 'getPlaylist'
  | 'getTrack'
  | 'getSongs'
  | 'getLyrics'
  | 'getVideo'
  | 'getGame'
  | 'getTournament'
  | 'getCategoryArtwork'
> = {
  getAlbum: itemRequest(albumById),
  getArtist: itemRequest(artistById),
  getPlaylist: itemRequest(playlistById),
  getTrack: itemRequest(openTrack),
  getSongs: itemRequest(songsById),
  getLyrics: (context) =>
    context.within(async (scope) => {
      const { params, query } = context.input
      return lyricsById(scope, params.id, await ceilingOf(scope, context, query.maxRating))
    }),
  getVideo: itemRequest(videoById),
  getGame: itemRequest(gameById),
  getTournament: itemRequest(tournamentById),
  getCategoryArtwork: (context) =>
    context.within(async (scope) => {
      const { categoryId } = context.input.query
      const lang = context.tenant.default.locale.defaultLocale
      const maxRating = await ceilingOf(scope, context, undefined)
      return { categoryId, picture: await categoryPicture(scope, categoryId, { lang, maxRating }) }
    }),
}
