/** CALL-RATING-01, CALL-RATING-02 */
import type { Handlers } from '../../context.ts'
import { requireUser } from '../shared/require-user.ts'
import { saveRating, readRating } from './ratings.usecases.ts'

export const ratingsHandlers: Pick<Handlers, 'getRating' | 'putRating'> = {
  getRating(asked) {
    const { account } = requireUser(asked)
    return asked.within((scope) => readRating(scope, account, asked.input.params.id))
  },
  putRating(asked) {
    const { articleId, deviceId, score, contentType } = asked.input.body
    const { tenant, clock, within } = asked
    const vote = { item: articleId, score, device: deviceId, contentType, now: clock.now() }
    return within((scope) => saveRating(scope, { tenant, viewer: requireUser(asked), ...vote }))
  },
}
