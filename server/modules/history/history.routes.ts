/** CALL-HISTORY-01 to 04 */
import { writeTimeOf } from '../../api/idempotency.ts'
import type { CardsByIds, Handlers } from '../../context.ts'
import { requireUser } from '../shared/require-user.ts'
import { deletePlayed, deletePlayedUntil, playedOf, playedOne } from './history.repository.ts'
import { continueListening, entryOf, savePlayback } from './history.usecases.ts'

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
    const { account } = requireUser(asked)
    const row = await asked.within((scope) => playedOne(scope, account, asked.input.params.id))
    return row ? entryOf(row) : null
  },

  putPlayHistory(asked) {
    const { params, body } = asked.input
    const playing = {
      tenant: asked.tenant,
      viewer: requireUser(asked),
      item: params.id,
      contentType: body.contentType,
      position: body.userCurrentPlaying,
      at: writeTimeOf(asked.request, asked.clock),
    }
    return asked.within((scope) => savePlayback(scope, playing))
  },

  addHistory(asked) {
    const { params, body } = asked.input
    const playing = {
      tenant: asked.tenant,
      viewer: requireUser(asked),
      item: params.id,
      contentType: body.contentType,
      at: writeTimeOf(asked.request, asked.clock),
    }
    return asked.within((scope) => savePlayback(scope, playing))
  },

  async deletePlayHistory(asked) {
    const { account } = requireUser(asked)
    await asked.within((scope) => deletePlayed(scope, account, asked.input.params.id))
  },

  async clearPlayHistory(asked) {
    const { account } = requireUser(asked)
    await asked.within((scope) => deletePlayedUntil(scope, account, new Date(asked.input.query.until)))
  },

  async listPlaces(asked) {
    const { account } = requireUser(asked)
    return { places: await asked.within((scope) => playedOf(scope, account, asked.input.params.id)) }
  },

  listPlayHistory(asked) {
    const { lang, offset = 0, limit = usualPage, maxRating } = asked.input.query
    const question = { tenant: asked.tenant, viewer: requireUser(asked), lang, offset, limit, maxRating }
    return asked.within((scope) => continueListening(scope, question, cardsByIds))
  },
})
