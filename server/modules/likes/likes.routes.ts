/** CALL-LIKE-01 to 04 */
import type { LikeType } from '../../../src/contract/like-types.ts'
import type { getLikes, getLikedPlaylists } from '../../../src/contract/likes.ts'
import { requireFeature } from '../../tenants/features.ts'
import type { CallContext, CardsByIds, Handlers } from '../../context.ts'
import { requireUser } from '../shared/require-user.ts'
import { deleteLike } from './likes.repository.ts'
import { saveLike, readLikes } from './likes.usecases.ts'

type LikesHandlers = Pick<Handlers, 'getLikedPlaylists' | 'getLikes' | 'addLike' | 'removeLike'>
const usualPage = 50

export const likesHandlers = (cardsByIds: CardsByIds): LikesHandlers => {
  const read = (
    asked: CallContext<typeof getLikes> | CallContext<typeof getLikedPlaylists>,
    type: LikeType,
  ) => {
    const { lang, offset = 0, limit = usualPage, maxRating } = asked.input.query
    const viewer = requireUser(asked)
    const { tenant } = asked
    requireFeature(tenant, 'likes')
    const question = { tenant, viewer, account: viewer.account, type, lang, offset, limit, maxRating }
    return asked.within((scope) => readLikes(scope, question, cardsByIds))
  }
  return {
    getLikedPlaylists: async (asked) => read(asked, 'playlists'),
    getLikes: async (asked) => read(asked, asked.input.params.type),
    async addLike(asked) {
      requireFeature(asked.tenant, 'likes')
      const { type, id } = asked.input.params
      const question = {
        tenant: asked.tenant,
        viewer: requireUser(asked),
        type,
        item: id,
        now: asked.clock.now(),
      }
      await asked.within((scope) => saveLike(scope, question))
      return { liked: true }
    },
    async removeLike(asked) {
      requireFeature(asked.tenant, 'likes')
      const { type, id } = asked.input.params
      const { account } = requireUser(asked)
      await asked.within((scope) => deleteLike(scope, { account, type }, id))
      return { liked: false }
    },
  }
}
