/** CALL-RATING-01, CALL-RATING-02 */
import type { Handlers } from '../../context.ts'
import { requireUser } from '../shared/require-user.ts'
import { saveRating, readRating } from './ratings.usecases.ts'

export const ratingsHandlers: Pick<Handlers, 'getRating' | 'putRating'> = {
  getRating(context) {
    const voter = { tenant: context.tenant, viewer: requireUser(context) }
    return context.within((scope) => readRating(scope, voter, context.input.params.id))
  },
  putRating(context) {
    const { articleId, deviceId, score, contentType } = context.input.body
    const { tenant, clock, within } = context
    const vote = { item: articleId, score, device: deviceId, contentType, now: clock.now() }
    return within((scope) => saveRating(scope, { tenant, viewer: requireUser(context), ...vote }))
  },
}
