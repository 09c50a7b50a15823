import type { Handlers } from '../../context.ts'
import { requireUser } from '../shared/require-user.ts'
import type { AccessTokens } from './access-token.ts'
import { endOthers, endOpen } from './open-sessions.usecases.ts'
import { openSessionsOf } from './open-sessions.repository.ts'
import { sessionDeviceOf } from './session-device.ts'

type OpenSessionHandlers = Pick<
  Handlers,
  'listSessions' | 'endOpenSession' | 'endOtherSessions' | 'checkRecentLogin'
>

export const createOpenSessionHandlers = (tokens: Pick<AccessTokens, 'end'>): OpenSessionHandlers => ({
  async listSessions(call) {
    const { account, session } = requireUser(call)
    const rows = await call.within((scope) =>
      openSessionsOf(scope, { account, session, now: call.clock.now() }),
    )
    const sessions = rows.map(({ id, user_agent, created, used }) => ({
      id,
      isCurrent: id === session,
      device: sessionDeviceOf(user_agent ?? null),
      created: created.toISOString(),
      used: used.toISOString(),
    }))
    return { sessions }
  },

  async endOpenSession(call) {
    const { account } = requireUser(call)
    const { id } = call.input.params
    const ended = await call.within((scope) => endOpen(scope, { account, id, now: call.clock.now() }))
    for (const one of ended) tokens.end(one)
  },

  async endOtherSessions(call) {
    const { account, session } = requireUser(call)
    const ended = await call.within((scope) =>
      endOthers(scope, { account, session, now: call.clock.now(), why: 'signed out elsewhere' }),
    )
    for (const one of ended) tokens.end(one)
    return { ended: ended.length }
  },

  async checkRecentLogin(call) {
    requireUser(call)
  },
})
