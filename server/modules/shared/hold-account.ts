import { Refused } from '../../api/refused.ts'
import type { Scope } from '../../context.ts'

const accountRow = ({ db, tenant }: Scope, column: 'id' | 'uuid', value: string) =>
  db.selectFrom('account').select('id').where('tenant', '=', tenant).where(column, '=', value)

const holdRow = async (row: ReturnType<typeof accountRow>): Promise<boolean> =>
  (await row.forKeyShare().executeTakeFirst()) !== undefined

/** Its deletion waits until the transaction ends, so that no row names a deleted account. False: it is deleted. */
export const holdAccount = (scope: Scope, account: string) => holdRow(accountRow(scope, 'id', account))

/** By the name that the embedded provider has for it. */
export const holdAccountByUuid = (scope: Scope, uuid: string) => holdRow(accountRow(scope, 'uuid', uuid))

/**
 * For everything that a signed-in person writes. One write after the other: two that shared the row and then wanted it
 * alone would wait for each other.
 */
export const requireAccount = async (scope: Scope, account: string): Promise<void> => {
  const row = await accountRow(scope, 'id', account).forNoKeyUpdate().executeTakeFirst()
  if (!row) throw new Refused('UNAUTHORIZED')
}
