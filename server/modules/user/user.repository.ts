import type { Scope } from '../../context.ts'

const own = ({ db, tenant }: Scope, account: string) =>
  db.selectFrom('account').where('tenant', '=', tenant).where('id', '=', account)

export const profileOf = (scope: Scope, account: string) =>
  own(scope, account).select(['id', 'uuid', 'email', 'name', 'last_name', 'information']).executeTakeFirst()

export const choicesOf = (scope: Scope, account: string) =>
  own(scope, account).select(['alternat_theme', 'selected_lang']).executeTakeFirst()

export const parentalOf = async (scope: Scope, account: string) =>
  (await own(scope, account).select('parental').executeTakeFirst())?.parental ?? null

export const saveChoice = async (
  { db, tenant }: Scope,
  account: string,
  choice: { alternat_theme: boolean } | { selected_lang: string },
): Promise<boolean> => {
  const done = await db
    .updateTable('account')
    .set(choice)
    .where('tenant', '=', tenant)
    .where('id', '=', account)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}
