/** Changing the own profile, and the page of the letter to a new address. CALL-USER-02 */
import { isLanguage } from '../../../src/contract/languages.ts'
import { Refused } from '../../api/refused.ts'
import type { CallContext, Handlers, Scope, ServerContext } from '../../context.ts'
import type { Call } from '../../../src/contract/define.ts'
import { normalEmail } from '../../identity/accounts.ts'
import { requireUser } from '../shared/require-user.ts'
import { preferencesOf, profileOf } from '../user/user.repository.ts'
import { profileAnswer } from '../user/profile-answer.ts'
import { deleteEmailChange, lockProfile } from './profile.repository.ts'
import { profileFaults } from './profile-faults.ts'
import { type UpdateOutcome, confirmEmail, updateProfile } from './profile.usecases.ts'

interface ProfileParts extends Pick<ServerContext, 'portalAddress'> {
  wakeRelay: () => void
  /** Within the call's own transaction: a call with a key has no other. */
  isLoginRecent(scope: Scope, session: string): Promise<boolean>
}
type ProfileHandlers = Pick<Handlers, 'updateProfile' | 'confirmEmail' | 'withdrawEmail'>
type ProfileCall = Pick<CallContext<Call>, 'viewer' | 'tenant' | 'within' | 'clock'>

const accountMissing = () => new Refused('UNAUTHORIZED')

const refusalOf: Record<Exclude<UpdateOutcome, 'updated'>, () => Refused> = {
  'account-gone': accountMissing,
  'too-much-information': () =>
    new Refused('FIELDS_INVALID', { details: [{ field: 'userInformation', reason: 'max' }] }),
  'too-many-letters': () => new Refused('TOO_MANY_REQUESTS', { headers: { 'retry-after': '3600' } }),
}

const readProfile = async (scope: Scope, call: ProfileCall) => {
  const { account, roles } = requireUser(call)
  const row = await profileOf(scope, account, call.clock.now())
  if (!row) throw accountMissing()
  return profileAnswer(row, roles)
}

/** The address of the page says it; a call from elsewhere is answered in the account's language. */
const letterLanguage = async (scope: Scope, call: ProfileCall, given: unknown) => {
  if (isLanguage(given)) return given
  const chosen = (await preferencesOf(scope, requireUser(call).account))?.selected_lang
  return isLanguage(chosen) ? chosen : call.tenant.default.locale.defaultLocale
}

/** Another account has the address by now. */
const isDuplicate = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505'

export const createProfileHandlers = (parts: ProfileParts): ProfileHandlers => ({
  async updateProfile(call) {
    const { account, session } = requireUser(call)
    const { body, query } = call.input
    const update = {
      ...body,
      email: normalEmail(body.email),
      name: body.name.trim(),
      lastName: body.lastName.trim(),
    }
    const stored = await call.within((scope) => profileOf(scope, account, call.clock.now()))
    if (!stored) throw accountMissing()
    const faults = profileFaults(call.tenant, update, stored)
    if (faults.length > 0) throw new Refused('FIELDS_INVALID', { details: faults })
    const isEmailNew = update.email !== (stored.email ?? '')
    if (isEmailNew && !(await call.within((scope) => parts.isLoginRecent(scope, session))))
      throw new Refused('STEP_UP_REQUIRED')
    const moment = { id: call.ids.next(), now: call.clock.now() }
    const origin = parts.portalAddress(call.tenant)
    const profile = await call.within(async (scope) => {
      const lang = await letterLanguage(scope, call, query.lang)
      const outcome = await updateProfile(scope, account, { update, lang, origin }, moment)
      if (outcome !== 'updated') throw refusalOf[outcome]()
      return readProfile(scope, call)
    })
    if (isEmailNew) call.afterCommit(parts.wakeRelay)
    return profile
  },

  async confirmEmail(call) {
    const { account } = requireUser(call)
    const { token, lang } = call.input.body
    const invalid = { refused: 'EMAIL_LINK_INVALID' } as const
    if (call.tenant.identity.issuer !== null) return invalid
    const moment = { id: call.ids.next(), now: call.clock.now() }
    const origin = parts.portalAddress(call.tenant)
    try {
      const profile = await call.within(async (scope) =>
        (await confirmEmail(scope, { account, token, lang, origin }, moment))
          ? readProfile(scope, call)
          : null,
      )
      if (!profile) return invalid
      parts.wakeRelay()
      return { refused: null, status: 200, body: profile }
    } catch (error) {
      if (isDuplicate(error)) return invalid
      throw error
    }
  },

  withdrawEmail: (call) =>
    call.within(async (scope) => {
      const { account } = requireUser(call)
      // The lock under which letters are written: none with a link leaves after this.
      await lockProfile(scope, account)
      await deleteEmailChange(scope, account)
      return readProfile(scope, call)
    }),
})
