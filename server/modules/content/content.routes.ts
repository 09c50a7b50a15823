/** Albums, artists, playlists, tracks and the artwork of categories. */
import type { Handlers } from '../../context.ts'
import { ceilingOf } from './ceiling.ts'
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
import { opening } from './item-request.ts'
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
  getAlbum: opening(albumById),
  getArtist: opening(artistById),
  getPlaylist: opening(playlistById),
  getTrack: opening(openTrack),
  getSongs: opening(songsById),
  getLyrics: (asked) =>
    asked.within(async (scope) => {
      const { params, query } = asked.input
      return lyricsById(scope, params.id, await ceilingOf(scope, asked, query.maxRating))
    }),
  getVideo: opening(videoById),
  getGame: opening(gameById),
  getTournament: opening(tournamentById),
  getCategoryArtwork: (asked) =>
    asked.within(async (scope) => {
      const { categoryId } = asked.input.query
      const lang = asked.tenant.default.locale.defaultLocale
      const maxRating = await ceilingOf(scope, asked, undefined)
      return { categoryId, picture: await categoryPicture(scope, categoryId, { lang, maxRating }) }
    }),
}
