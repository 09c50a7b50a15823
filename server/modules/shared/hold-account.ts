import { Refused } from '../../api/refused.ts'
import type { Scope } from '../../context.ts'

const accountRow = ({ db, tenant }: Scope, account: string) =>
  db.selectFrom('account').select('id').where('tenant', '=', tenant).where('id', '=', account)

/** Its deletion waits until the transaction ends, so that no row names an account that is gone. False: it is gone. */
export const holdAccount = async (scope: Scope, account: string): Promise<boolean> =>
  (await accountRow(scope, account).forKeyShare().executeTakeFirst()) !== undefined

/** By the name that the embedded provider has for it. */
export const holdAccountByUuid = async ({ db, tenant }: Scope, uuid: string): Promise<boolean> => {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('tenant', '=', tenant)
    .where('uuid', '=', uuid)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

/**
 * For everything that a signed-in person writes. One write after the other: two that shared the row and then wanted it
 * alone would wait for each other.
 */
export const requireAccount = async (scope: Scope, account: string): Promise<void> => {
  const row = await accountRow(scope, account).forNoKeyUpdate().executeTakeFirst()
  if (!row) throw new Refused('UNAUTHORIZED')
}
