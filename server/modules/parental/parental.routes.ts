/** CALL-PARENTAL-01 to 05 */
import { isLanguage } from '../../../src/contract/languages.ts'
import { ageOf } from '../../../src/domain/parental.ts'
import { writeTimeOf } from '../../api/idempotency.ts'
import { Refused } from '../../api/refused.ts'
import type { Handlers } from '../../context.ts'
import { verifyPassword } from '../../identity/password.ts'
import { requestLetter } from '../../mail/request-letter.ts'
import { requireFeature } from '../../tenants/features.ts'
import { requireUser } from '../shared/require-user.ts'
import type { WantedControl } from './decide-change.ts'
import { countTitles } from './gradings.repository.ts'
import { lockControl, readControl } from './parental.repository.ts'
import {
  answerOf,
  beginTry,
  changeControl,
  redeemCode,
  typedPassword,
  unlockSession,
} from './parental.usecases.ts'

type ParentalHandlers = Pick<
  Handlers,
  | 'getParentalControl'
  | 'putParentalControl'
  | 'verifyParentalPassword'
  | 'sendParentalCode'
  | 'resetParentalPasscode'
  | 'countGradings'
>
interface ParentalParts {
  wakeRelay: () => void
}

const feature = 'parentalControl'
const accountMissing = () => new Refused('UNAUTHORIZED')
const wrongField = (field: string, reason: string) =>
  new Refused('BAD_REQUEST', { details: [{ field, reason }] })

const checkAge = ({ maxRating, maxAgeGroup }: WantedControl) => {
  const age = maxRating === null ? null : ageOf(maxRating)
  if (maxAgeGroup !== undefined && maxAgeGroup !== age) throw wrongField('maxAgeGroup', 'maxRating')
}

const getParentalControl: ParentalHandlers['getParentalControl'] = async (context) => {
  const state = await context.within((scope) => readControl(scope, requireUser(context).account))
  if (!state) throw accountMissing()
  return answerOf(state)
}

const putParentalControl: ParentalHandlers['putParentalControl'] = async (context) => {
  const { tenant, input, clock, request } = context
  requireFeature(tenant, feature)
  checkAge(input.body)
  const change = {
    owner: requireUser(context),
    wanted: input.body,
    made: writeTimeOf(request, clock),
    now: clock.now(),
    tenantMaxRating: tenant.maxRating,
  }
  const outcome = await context.within((scope) => changeControl(scope, change))
  switch (outcome.decision) {
    case 'account-missing':
      throw accountMissing()
    case 'password-missing':
      throw wrongField('password', 'required')
    case 'verify':
      throw new Refused('PARENTAL_VERIFY_REQUIRED')
    case 'apply':
    case 'superseded':
      return outcome.answer
  }
}

const verifyParentalPassword: ParentalHandlers['verifyParentalPassword'] = async (context) => {
  const { tenant, input, ids, clock } = context
  requireFeature(tenant, feature)
  const owner = requireUser(context)
  const attempt = await context.within((scope) =>
    beginTry(scope, owner, { id: ids.next(), now: clock.now() }),
  )
  if (!attempt) throw accountMissing()
  if (!('hash' in attempt)) return { refused: 'PARENTAL_LOCKED', details: { seconds: attempt.lockedSeconds } }
  if (!(await verifyPassword(attempt.hash, typedPassword(input.body.password))))
    return { refused: 'PARENTAL_PASSWORD_WRONG', details: { left: attempt.left } }
  await context.within((scope) => unlockSession(scope, owner, clock.now()))
  return { refused: null, status: 204 }
}

const sendParentalCode =
  ({ wakeRelay }: ParentalParts): ParentalHandlers['sendParentalCode'] =>
  async (context) => {
    const { tenant, input, ids, clock, origin } = context
    requireFeature(tenant, feature)
    const { account } = requireUser(context)
    await context.within(async (scope) => {
      const state = await lockControl(scope, account)
      if (!state) throw accountMissing()
      if (!state.email) throw new Refused('NOT_FOUND')
      const stored = isLanguage(state.lang) ? state.lang : tenant.default.locale.defaultLocale
      const lang = input.body.sendGridConfig.lang ?? stored
      const event = { id: ids.next(), now: clock.now() }
      await requestLetter(scope, { template: 'parental-code', account, lang, origin }, event)
    })
    wakeRelay()
  }

const resetParentalPasscode: ParentalHandlers['resetParentalPasscode'] = async (context) => {
  const { tenant, input, clock } = context
  requireFeature(tenant, feature)
  const owner = requireUser(context)
  const typed = { typed: input.body.randomCode, now: clock.now() }
  const left = await context.within((scope) => redeemCode(scope, owner, typed))
  return left === null
    ? { refused: null, status: 204 }
    : { refused: 'PARENTAL_CODE_INVALID', details: { left } }
}

const countGradings: ParentalHandlers['countGradings'] = async (context) => {
  requireFeature(context.tenant, feature)
  requireUser(context)
  return { gradings: await context.within(countTitles) }
}

export const parentalHandlers = (parts: ParentalParts): ParentalHandlers => ({
  getParentalControl,
  putParentalControl,
  verifyParentalPassword,
  sendParentalCode: sendParentalCode(parts),
  resetParentalPasscode,
  countGradings,
})
