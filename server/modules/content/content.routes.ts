/** Albums, artists, playlists, tracks and the artwork of categories. */
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
  getLyrics: (asked) =>
    asked.within(async (scope) => {
      const { params, query } = asked.input
      return lyricsById(scope, params.id, await ceilingOf(scope, asked, query.maxRating))
    }),
  getVideo: itemRequest(videoById),
  getGame: itemRequest(gameById),
  getTournament: itemRequest(tournamentById),
  getCategoryArtwork: (asked) =>
    asked.within(async (scope) => {
      const { categoryId } = asked.input.query
      const lang = asked.tenant.default.locale.defaultLocale
      const maxRating = await ceilingOf(scope, asked, undefined)
      return { categoryId, picture: await categoryPicture(scope, categoryId, { lang, maxRating }) }
    }),
}
