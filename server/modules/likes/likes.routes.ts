/** CALL-LIKE-01 to 04 */
import type { LikeType } from '../../../src/contract/like-types.ts'
import type { getLikes, getLikedPlaylists } from '../../../src/contract/likes.ts'
import { requireDeed } from '../../tenants/features.ts'
import type { Asked, CardsByIds, Handlers } from '../../context.ts'
import { userOf } from '../shared/require-user.ts'
import { deleteLike } from './likes.repository.ts'
import { like, readLikes } from './likes.usecases.ts'

type LikesHandlers = Pick<Handlers, 'getLikedPlaylists' | 'getLikes' | 'addLike' | 'removeLike'>
const usualPage = 50

export const likesHandlers = (cardsByIds: CardsByIds): LikesHandlers => {
  const read = (asked: Asked<typeof getLikes> | Asked<typeof getLikedPlaylists>, type: LikeType) => {
    const { lang, offset = 0, limit = usualPage, maxRating } = asked.input.query
    const viewer = userOf(asked)
    const { tenant } = asked
    requireDeed(tenant, 'likes')
    const question = { tenant, viewer, account: viewer.account, type, lang, offset, limit, maxRating }
    return asked.within((scope) => readLikes(scope, question, cardsByIds))
  }
  return {
    getLikedPlaylists: async (asked) => read(asked, 'playlists'),
    getLikes: async (asked) => read(asked, asked.input.params.type),
    async addLike(asked) {
      requireDeed(asked.tenant, 'likes')
      const { type, id } = asked.input.params
      const question = { tenant: asked.tenant, viewer: userOf(asked), type, item: id, now: asked.clock.now() }
      await asked.within((scope) => like(scope, question))
      return { liked: true }
    },
    async removeLike(asked) {
      requireDeed(asked.tenant, 'likes')
      const { type, id } = asked.input.params
      const { account } = userOf(asked)
      await asked.within((scope) => deleteLike(scope, { account, type }, id))
      return { liked: false }
    },
  }
}
