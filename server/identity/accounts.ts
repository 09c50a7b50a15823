import { createHash } from 'node:crypto'
import type { Clock, Ids, Scope, Store } from '../context.ts'
import { hashPassword } from './password.ts'

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

export const loginByEmail = ({ tenant, db }: Scope, email: string) =>
  db
    .selectFrom('account')
    .select([...columns, 'password_hash as passwordHash'])
    .where('tenant', '=', tenant)
    .where('email', '=', email)
    .executeTakeFirst()

interface NewAccount {
  id: string
  uuid: string
  email: string | null
  passwordHash: string | null
  name: string
  lastName: string
}
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
/** Provider and subject make the id; never the address, which anybody may claim elsewhere. */
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
