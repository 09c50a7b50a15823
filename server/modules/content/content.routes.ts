/** Albums, artists, playlists, tracks and the artwork of categories. */
import type { Language } from '../../../src/contract/languages.ts'
import type { Handlers, Scope, Viewer } from '../../parts.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { ceilingOf } from './ceiling.ts'
import type { Reading } from './content.repository.ts'
import { albumById, artistById, categoryPicture, openTrack, playlistById } from './content.usecases.ts'

interface AskedForItem {
  input: { params: { id: string }; query: { lang: Language; maxRating?: number | undefined } }
  tenant: Tenant
  viewer: Viewer | null
  within<T>(work: (scope: Scope) => Promise<T>): Promise<T>
}

const opening =
  <T>(open: (scope: Scope, id: string, reading: Reading) => Promise<T>) =>
  (asked: AskedForItem): Promise<T> =>
    asked.within(async (scope) => {
      const { lang, maxRating } = asked.input.query
      const ceiling = await ceilingOf(scope, asked, maxRating)
      return open(scope, asked.input.params.id, { lang, maxRating: ceiling })
    })

export const contentHandlers: Pick<
  Handlers,
  'getAlbum' | 'getArtist' | 'getPlaylist' | 'getTrack' | 'getCategoryArtwork'
> = {
  getAlbum: opening(albumById),
  getArtist: opening(artistById),
  getPlaylist: opening(playlistById),
  getTrack: opening(openTrack),
  getCategoryArtwork: (asked) =>
    asked.within(async (scope) => {
      const { categoryId } = asked.input.query
      const lang = asked.tenant.default.locale.defaultLocale
      const maxRating = await ceilingOf(scope, asked, undefined)
      return { categoryId, picture: await categoryPicture(scope, categoryId, { lang, maxRating }) }
    }),
}
