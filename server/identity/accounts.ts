/** Accounts of the embedded provider, and of users of other providers. */
import { createHash } from 'node:crypto'
import type { Clock, Ids, Scope, Store } from '../context.ts'
import { hashPassword, verifyPassword } from './password.ts'
import {
  type FailedLogins,
  afterWrongPassword,
  isLocked,
  noFailedLogins,
  triesLeft,
} from './login-throttle.ts'

export interface Account {
  id: string
  uuid: string
  email: string | null
  name: string
  lastName: string
}
const columns = ['id', 'uuid', 'email', 'name', 'last_name as lastName'] as const

export const normalEmail = (typed: string) => typed.trim().normalize('NFKC').toLowerCase()

export const accountByUuid = ({ tenant, db }: Scope, uuid: string): Promise<Account | undefined> =>
  db
    .selectFrom('account')
    .select(columns)
    .where('tenant', '=', tenant)
    .where('uuid', '=', uuid)
    .executeTakeFirst()

const secretsByEmail = ({ tenant, db }: Scope, email: string) =>
  db
    .selectFrom('account')
    .select([...columns, 'password_hash', 'failed_logins', 'locked_until'])
    .where('tenant', '=', tenant)
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()

const writeFailedLogins = ({ tenant, db }: Scope, id: string, tries: FailedLogins) =>
  db
    .updateTable('account')
    .set({ failed_logins: tries.failed, locked_until: tries.lockedUntil })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .execute()

export type LoginResult =
  | { kind: 'in'; account: Account }
  | { kind: 'wrong'; left: number }
  | { kind: 'locked'; until: Date }

/** Addresses without an account are throttled like those with one, or the difference would reveal them. */
const createUnknownEmailThrottle = () => {
  const most = 10_000
  const tries = new Map<string, FailedLogins>()
  return {
    get: (key: string) => tries.get(key) ?? noFailedLogins,
    set: (key: string, value: FailedLogins) => {
      tries.delete(key)
      tries.set(key, value)
      const oldest = tries.size > most ? tries.keys().next().value : undefined
      if (oldest !== undefined) tries.delete(oldest)
    },
  }
}

/**
 * Checks a password. The attempt is counted before the hash is checked and taken back if it was right, so that parallel
 * attempts get no more guesses than sequential ones.
 */
export const createPasswordCheck = (store: Store, clock: Clock) => {
  const strangers = createUnknownEmailThrottle()

  const count = (tenant: string, email: string) =>
    store.within(tenant, async (scope) => {
      const found = await secretsByEmail(scope, email)
      const key = `${tenant} ${email}`
      const before: FailedLogins = found
        ? { failed: found.failed_logins, lockedUntil: found.locked_until }
        : strangers.get(key)
      const now = clock.now()
      if (isLocked(before, now)) return { locked: before.lockedUntil, found, after: before }
      const after = afterWrongPassword(before, now)
      if (found) await writeFailedLogins(scope, found.id, after)
      else strangers.set(key, after)
      return { locked: null, found, after }
    })

  return async (tenant: string, typed: string, password: string): Promise<LoginResult> => {
    const { locked, found, after } = await count(tenant, normalEmail(typed))
    if (locked) return { kind: 'locked', until: locked }
    const right = await verifyPassword(found?.password_hash ?? null, password)
    if (right && found) {
      await store.within(tenant, (scope) => writeFailedLogins(scope, found.id, noFailedLogins))
      const { id, uuid, email, name, lastName } = found
      return { kind: 'in', account: { id, uuid, email, name, lastName } }
    }
    return after.lockedUntil
      ? { kind: 'locked', until: after.lockedUntil }
      : { kind: 'wrong', left: triesLeft(after) }
  }
}

interface NewAccount {
  id: string
  uuid: string
  email: string | null
  passwordHash: string | null
  name: string
  lastName: string
}
/** Undefined where the address has an account already. */
const insertAccount = (scope: Scope, account: NewAccount, clock: Clock): Promise<Account | undefined> =>
  scope.db
    .insertInto('account')
    .values({
      tenant: scope.tenant,
      id: account.id,
      uuid: account.uuid,
      email: account.email,
      password_hash: account.passwordHash,
      name: account.name,
      last_name: account.lastName,
      information: JSON.stringify({}),
      parental: JSON.stringify({ isActive: false, maxRating: null, maxAgeGroup: null }),
      alternat_theme: null,
      selected_lang: null,
      locked_until: null,
      created: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()

export interface Registration {
  name: string
  email: string
  password: string
}
export const createRegistration =
  (store: Store, clock: Clock, ids: Ids) =>
  async (tenant: string, given: Registration): Promise<Account | undefined> => {
    const passwordHash = await hashPassword(given.password)
    const [name = '', ...rest] = given.name.trim().split(/\s+/)
    const account = {
      id: `usr_${ids.next().toLowerCase()}`,
      uuid: ids.next().toLowerCase(),
      email: normalEmail(given.email),
      passwordHash,
      name,
      lastName: rest.join(' '),
    }
    return store.within(tenant, (scope) => insertAccount(scope, account, clock))
  }

interface Vouched {
  issuer: string
  subject: string
  name: string
  lastName: string
  /** Only an address that the provider has verified. */
  email: string | null
}
/**
 * The account of a user of another provider. Provider and subject make the id; never the address, which anybody may
 * claim elsewhere.
 */
export const accountOfExternalUser = async (
  scope: Scope,
  vouched: Vouched,
  clock: Clock,
): Promise<Account> => {
  const digest = createHash('sha256')
    .update(`${vouched.issuer} ${vouched.subject}`)
    .digest('hex')
    .slice(0, 24)
  const uuid = `ext-${digest}`
  const known = await accountByUuid(scope, uuid)
  if (known) return known
  const { name, lastName } = vouched
  const account = { id: `usr_${digest}`, uuid, passwordHash: null, name, lastName }
  const made =
    (await insertAccount(scope, { ...account, email: vouched.email }, clock)) ??
    // Another account here has the address.
    (await insertAccount(scope, { ...account, email: null }, clock)) ??
    (await accountByUuid(scope, uuid))
  if (!made) throw new Error('an account could be neither made nor found')
  return made
}
