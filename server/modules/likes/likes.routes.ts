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
    context: CallContext<typeof getLikes> | CallContext<typeof getLikedPlaylists>,
    type: LikeType,
  ) => {
    const { lang, offset = 0, limit = usualPage, maxRating, sort = 'added', q = '' } = context.input.query
    const viewer = requireUser(context)
    const { tenant } = context
    requireFeature(tenant, 'likes')
    const request = { tenant, viewer, account: viewer.account, type, lang, offset, limit, maxRating, sort, q }
    return context.within((scope) => readLikes(scope, request, cardsByIds))
  }
  return {
    getLikedPlaylists: async (context) => read(context, 'playlists'),
    getLikes: async (context) => read(context, context.input.params.type),
    async addLike(context) {
      requireFeature(context.tenant, 'likes')
      const { type, id } = context.input.params
      const request = {
        tenant: context.tenant,
        viewer: requireUser(context),
        type,
        item: id,
        now: context.clock.now(),
      }
      await context.within((scope) => saveLike(scope, request))
      return { liked: true }
    },
    async removeLike(context) {
      requireFeature(context.tenant, 'likes')
      const { type, id } = context.input.params
      const { account } = requireUser(context)
      await context.within((scope) => deleteLike(scope, { account, type }, id))
      return { liked: false }
    },
  }
}
