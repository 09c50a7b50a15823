/** Albums, artists, playlists, tracks and the artwork of categories. */
import type { Handlers } from '../../parts.ts'
import { ceilingOf } from './ceiling.ts'
import { albumById, artistById, categoryPicture, openTrack, playlistById } from './content.usecases.ts'
import { gameById } from './games.usecases.ts'
import { opening } from './opening.ts'
import { tournamentById } from './tournaments.usecases.ts'
import { videoById } from './video.usecases.ts'

export const contentHandlers: Pick<
  Handlers,
  | 'getAlbum'
  | 'getArtist'
  | 'getPlaylist'
  | 'getTrack'
  | 'getVideo'
  | 'getGame'
  | 'getTournament'
  | 'getCategoryArtwork'
> = {
  getAlbum: opening(albumById),
  getArtist: opening(artistById),
  getPlaylist: opening(playlistById),
  getTrack: opening(openTrack),
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
