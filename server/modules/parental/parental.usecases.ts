import { randomInt } from 'node:crypto'
import { type ParentalControl, resetCodeLength } from '../../../src/contract/parental.ts'
import { withLatinDigits } from '../../../src/domain/numerals.ts'
import { ageOf } from '../../../src/domain/parental.ts'
import type { Scope } from '../../context.ts'
import { hashPassword } from '../../identity/password.ts'
import { hashOf } from '../session/refresh-token.ts'
import { type Decision, type WantedControl, decideChange, isLoosening } from './decide-change.ts'
import {
  type ControlState,
  type Owner,
  countWrongCode,
  deleteCodes,
  deletePassedControls,
  deleteTriesOfAccount,
  deleteTriesOfSession,
  insertCode,
  insertTry,
  isUnlocked,
  listCodes,
  listTries,
  lockControl,
  writeControl,
  writeUnlock,
} from './parental.repository.ts'

const minute = 60_000
const hour = 60 * minute
const unlockedMs = 5 * minute
const triesPerSession = 6
const triesPerAccount = 20
const codeLifetimeMs = 15 * minute
const triesPerCode = 5

const before = (now: Date, ms: number) => new Date(now.getTime() - ms)

export const answerOf = ({ control, hash, version }: ControlState): ParentalControl => ({
  isActive: control.isActive,
  maxRating: control.maxRating,
  maxAgeGroup: control.maxAgeGroup,
  hasPassword: hash !== null,
  version,
})

interface Change {
  owner: Owner
  wanted: WantedControl
  made: Date
  now: Date
  tenantMaxRating: number | null
}
type ChangeOutcome =
  | { decision: 'apply' | 'superseded'; answer: ParentalControl }
  | { decision: Exclude<Decision, 'apply' | 'superseded'> | 'account-missing' }

export const changeControl = async (
  scope: Scope,
  { owner, wanted, made, now, tenantMaxRating }: Change,
): Promise<ChangeOutcome> => {
  const state = await lockControl(scope, owner.account)
  if (!state) return { decision: 'account-missing' }
  const decision = decideChange(state, wanted, {
    made,
    isUnlocked: await isUnlocked(scope, owner, before(now, unlockedMs)),
    tenantMaxRating,
  })
  if (decision === 'superseded') return { decision, answer: answerOf(state) }
  if (decision !== 'apply') return { decision }
  const { isActive, maxRating, password } = wanted
  const next = {
    ...state,
    control: { isActive, maxRating, maxAgeGroup: maxRating === null ? null : ageOf(maxRating) },
    hash: password === undefined ? state.hash : await hashParentalPassword(password),
    version: state.version + 1,
  }
  await writeControl(scope, owner.account, {
    control: next.control,
    hash: next.hash,
    version: next.version,
    loosenedAt: isLoosening(state.control, wanted, tenantMaxRating) ? now : null,
  })
  return { decision, answer: answerOf(next) }
}

/** The digits of an Arabic keypad are the same password. */
export const typedPassword = (password: string) => withLatinDigits(password)
const hashParentalPassword = (password: string) => hashPassword(typedPassword(password))

/** When the newest try but `most - 1` leaves the hour; 0 while there are fewer. */
const lockedMs = (tries: readonly { at: Date }[], most: number, now: Date) => {
  const last = tries[most - 1]
  return last ? last.at.getTime() + hour - now.getTime() : 0
}

type Try = { lockedSeconds: number } | { lockedSeconds: 0; hash: string | null; left: number }

/** Counted before the password is checked, so that many tries at once are no more than the limit. */
export const beginTry = async (
  scope: Scope,
  owner: Owner,
  { id, now }: { id: string; now: Date },
): Promise<Try | null> => {
  const state = await lockControl(scope, owner.account)
  if (!state) return null
  const tries = await listTries(scope, owner, before(now, hour))
  const ofSession = tries.filter(({ session }) => session === owner.session)
  const locked = Math.max(lockedMs(ofSession, triesPerSession, now), lockedMs(tries, triesPerAccount, now))
  if (locked > 0) return { lockedSeconds: Math.ceil(locked / 1000) }
  await insertTry(scope, owner, id, now)
  const left = Math.min(triesPerSession - ofSession.length, triesPerAccount - tries.length) - 1
  return { lockedSeconds: 0, hash: state.hash, left }
}

export const unlockSession = async (scope: Scope, owner: Owner, now: Date): Promise<void> => {
  await deleteTriesOfSession(scope, owner)
  await writeUnlock(scope, owner, now)
}

const codeHashOf = (account: string, code: string) => hashOf(`${account}:${code}`)

/** Null where there is no address to send it to. */
export const makeCode = async (
  scope: Scope,
  account: string,
  now: Date,
): Promise<{ code: string; email: string } | null> => {
  const state = await lockControl(scope, account)
  if (!state?.email) return null
  const code = String(randomInt(10 ** resetCodeLength)).padStart(resetCodeLength, '0')
  const expires = new Date(now.getTime() + codeLifetimeMs)
  await insertCode(scope, account, { codeHash: codeHashOf(account, code), expires })
  return { code, email: state.email }
}

/** Null when the code is right; otherwise how many tries are left. A locked password is no obstacle here. */
export const redeemCode = async (
  scope: Scope,
  owner: Owner,
  { typed, now }: { typed: string; now: Date },
): Promise<number | null> => {
  await lockControl(scope, owner.account)
  const codes = (await listCodes(scope, owner, now)).filter(({ tries }) => tries < triesPerCode)
  const wanted = codeHashOf(owner.account, withLatinDigits(typed).replace(/\s/g, ''))
  if (codes.some(({ codeHash }) => codeHash === wanted)) {
    await deleteCodes(scope, owner)
    await deleteTriesOfAccount(scope, owner)
    await writeUnlock(scope, owner, now)
    return null
  }
  await countWrongCode(scope, owner)
  return Math.max(0, ...codes.map(({ tries }) => triesPerCode - tries - 1))
}

export const deletePassed = (scope: Scope, now: Date) =>
  deletePassedControls(scope, {
    now,
    triesBefore: before(now, hour),
    unlocksBefore: before(now, unlockedMs),
  })
