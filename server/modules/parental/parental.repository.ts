import type { ParentalControl } from '../../../src/contract/parental.ts'
import type { Scope } from '../../context.ts'

const isOwn = ({ tenant }: Scope, account: string) => ({ tenant, id: account })

const stateColumns = [
  'parental as control',
  'parental_hash as hash',
  'parental_version as version',
  'parental_loosened_version as loosenedVersion',
  'parental_loosened_at as loosenedAt',
  'email',
  'selected_lang as lang',
] as const

export const readControl = (scope: Scope, account: string) =>
  scope.db
    .selectFrom('account')
    .select(stateColumns)
    .where((where) => where.and(isOwn(scope, account)))
    .executeTakeFirst()
export type ControlState = NonNullable<Awaited<ReturnType<typeof readControl>>>

/** Locked until the transaction ends: changes, tries and codes of one account come one after the other. */
export const lockControl = (scope: Scope, account: string) =>
  scope.db
    .selectFrom('account')
    .select(stateColumns)
    .where((where) => where.and(isOwn(scope, account)))
    .forUpdate()
    .executeTakeFirst()

interface ControlChange {
  control: Pick<ParentalControl, 'isActive' | 'maxRating' | 'maxAgeGroup'>
  hash: string | null
  version: number
  loosenedAt: Date | null
}
export const writeControl = (
  scope: Scope,
  account: string,
  { control, hash, version, loosenedAt }: ControlChange,
) =>
  scope.db
    .updateTable('account')
    .set({
      parental: JSON.stringify(control),
      parental_version: version,
      ...(hash === null ? {} : { parental_hash: hash }),
      ...(loosenedAt ? { parental_loosened_version: version, parental_loosened_at: loosenedAt } : {}),
    })
    .where((where) => where.and(isOwn(scope, account)))
    .execute()

export interface Owner {
  account: string
  session: string
}
const ofAccount = ({ tenant }: Scope, { account }: Pick<Owner, 'account'>) => ({ tenant, account })
const ofSession = ({ tenant }: Scope, { account, session }: Owner) => ({ tenant, account, session })

export const listTries = (scope: Scope, owner: Owner, since: Date) =>
  scope.db
    .selectFrom('parental_try')
    .select(['session', 'at'])
    .where((where) => where.and(ofAccount(scope, owner)))
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .execute()
export const insertTry = ({ tenant, db }: Scope, { account, session }: Owner, id: string, at: Date) =>
  db.insertInto('parental_try').values({ tenant, id, account, session, at }).execute()
export const deleteTriesOfSession = (scope: Scope, owner: Owner) =>
  scope.db
    .deleteFrom('parental_try')
    .where((where) => where.and(ofSession(scope, owner)))
    .execute()
export const deleteTriesOfAccount = (scope: Scope, owner: Owner) =>
  scope.db
    .deleteFrom('parental_try')
    .where((where) => where.and(ofAccount(scope, owner)))
    .execute()

export const writeUnlock = (scope: Scope, owner: Owner, at: Date) =>
  scope.db
    .insertInto('parental_unlock')
    .values({ ...ofSession(scope, owner), at })
    .onConflict((conflict) => conflict.columns(['tenant', 'account', 'session']).doUpdateSet({ at }))
    .execute()
export const isUnlocked = async (scope: Scope, owner: Owner, since: Date): Promise<boolean> => {
  const row = await scope.db
    .selectFrom('parental_unlock')
    .select('at')
    .where((where) => where.and(ofSession(scope, owner)))
    .where('at', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

export const insertCode = (
  scope: Scope,
  account: string,
  { codeHash, expires }: { codeHash: string; expires: Date },
) =>
  scope.db
    .insertInto('parental_code')
    .values({ ...ofAccount(scope, { account }), code_hash: codeHash, expires })
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'account', 'code_hash']).doUpdateSet({ expires, tries: 0 }),
    )
    .execute()
export const listCodes = (scope: Scope, owner: Owner, now: Date) =>
  scope.db
    .selectFrom('parental_code')
    .select(['code_hash as codeHash', 'tries'])
    .where((where) => where.and(ofAccount(scope, owner)))
    .where('expires', '>', now)
    .execute()
export const countWrongCode = (scope: Scope, owner: Owner) =>
  scope.db
    .updateTable('parental_code')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where((where) => where.and(ofAccount(scope, owner)))
    .execute()
export const deleteCodes = (scope: Scope, owner: Owner) =>
  scope.db
    .deleteFrom('parental_code')
    .where((where) => where.and(ofAccount(scope, owner)))
    .execute()

export const deletePassedControls = async (
  { tenant, db }: Scope,
  { now, triesBefore, unlocksBefore }: { now: Date; triesBefore: Date; unlocksBefore: Date },
) => {
  await db.deleteFrom('parental_code').where('tenant', '=', tenant).where('expires', '<', now).execute()
  await db.deleteFrom('parental_try').where('tenant', '=', tenant).where('at', '<', triesBefore).execute()
  await db
    .deleteFrom('parental_unlock')
    .where('tenant', '=', tenant)
    .where('at', '<', unlocksBefore)
    .execute()
}
