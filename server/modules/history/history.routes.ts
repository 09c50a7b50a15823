/** CALL-HISTORY-01 to 04 */
import { doneAt } from '../../api/idempotency.ts'
import type { CardsByIds, Handlers } from '../../context.ts'
import { userOf } from '../shared/require-user.ts'
import { forgetPlayed, forgetUntil, playedOf, playedOne } from './history.repository.ts'
import { continueListening, entryOf, rememberPlaying } from './history.usecases.ts'

type HistoryHandlers = Pick<
  Handlers,
  | 'getPlayHistory'
  | 'putPlayHistory'
  | 'deletePlayHistory'
  | 'addHistory'
  | 'listPlayHistory'
  | 'clearPlayHistory'
  | 'listPlaces'
>
const usualPage = 20

export const historyHandlers = (cardsByIds: CardsByIds): HistoryHandlers => ({
  async getPlayHistory(asked) {
    const { account } = userOf(asked)
    const row = await asked.within((scope) => playedOne(scope, account, asked.input.params.id))
    return row ? entryOf(row) : null
  },

  putPlayHistory(asked) {
    const { params, body } = asked.input
    const playing = {
      tenant: asked.tenant,
      viewer: userOf(asked),
      item: params.id,
      contentType: body.contentType,
      position: body.userCurrentPlaying,
      at: doneAt(asked.request, asked.clock),
    }
    return asked.within((scope) => rememberPlaying(scope, playing))
  },

  addHistory(asked) {
    const { params, body } = asked.input
    const playing = {
      tenant: asked.tenant,
      viewer: userOf(asked),
      item: params.id,
      contentType: body.contentType,
      at: doneAt(asked.request, asked.clock),
    }
    return asked.within((scope) => rememberPlaying(scope, playing))
  },

  async deletePlayHistory(asked) {
    const { account } = userOf(asked)
    await asked.within((scope) => forgetPlayed(scope, account, asked.input.params.id))
  },

  async clearPlayHistory(asked) {
    const { account } = userOf(asked)
    await asked.within((scope) => forgetUntil(scope, account, new Date(asked.input.query.until)))
  },

  async listPlaces(asked) {
    const { account } = userOf(asked)
    return { places: await asked.within((scope) => playedOf(scope, account, asked.input.params.id)) }
  },

  listPlayHistory(asked) {
    const { lang, offset = 0, limit = usualPage, maxRating } = asked.input.query
    const question = { tenant: asked.tenant, viewer: userOf(asked), lang, offset, limit, maxRating }
    return asked.within((scope) => continueListening(scope, question, cardsByIds))
  },
})
