/** CALL-HISTORY-01 to 04 */
import { writeTimeOf } from '../../api/idempotency.ts'
import type { addHistory, putPlayHistory } from '../../../src/contract/history.ts'
import type { CallContext, CardsByIds, Handlers } from '../../context.ts'
import { requireUser } from '../shared/require-user.ts'
import { deletePlayed, deletePlayedUntil } from './history.repository.ts'
import { listFoldedHistory } from './continue.usecases.ts'
import { entryOf, listHistory, positionOf, positionsIn, savePlayback } from './history.usecases.ts'

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

const playingOf = (context: CallContext<typeof putPlayHistory> | CallContext<typeof addHistory>) => ({
  tenant: context.tenant,
  viewer: requireUser(context),
  item: context.input.params.id,
  contentType: context.input.body.contentType,
  at: writeTimeOf(context.request, context.clock),
})

export const historyHandlers = (cardsByIds: CardsByIds): HistoryHandlers => ({
  async getPlayHistory(context) {
    const caller = { tenant: context.tenant, viewer: requireUser(context) }
    const row = await context.within((scope) => positionOf(scope, caller, context.input.params.id))
    return row ? entryOf(row) : null
  },

  putPlayHistory(context) {
    const { userCurrentPlaying: position } = context.input.body
    const playing = { ...playingOf(context), position }
    return context.within((scope) => savePlayback(scope, playing))
  },

  addHistory(context) {
    const playing = playingOf(context)
    return context.within((scope) => savePlayback(scope, playing))
  },

  async deletePlayHistory(context) {
    const { account } = requireUser(context)
    await context.within((scope) => deletePlayed(scope, account, context.input.params.id))
  },

  async clearPlayHistory(context) {
    const { account } = requireUser(context)
    await context.within((scope) => deletePlayedUntil(scope, account, new Date(context.input.query.until)))
  },

  async listPlaces(context) {
    const caller = { tenant: context.tenant, viewer: requireUser(context) }
    return { places: await context.within((scope) => positionsIn(scope, caller, context.input.params.id)) }
  },

  listPlayHistory(context) {
    const { lang, offset = 0, limit = usualPage, maxRating, folded = false } = context.input.query
    const request = { tenant: context.tenant, viewer: requireUser(context), lang, offset, limit, maxRating }
    const list = folded ? listFoldedHistory : listHistory
    return context.within((scope) => list(scope, request, cardsByIds))
  },
})
