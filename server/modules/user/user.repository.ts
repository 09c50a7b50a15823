import type { Scope } from '../../context.ts'

const ownAccount = ({ db, tenant }: Scope, account: string) =>
  db.selectFrom('account').where('tenant', '=', tenant).where('id', '=', account)

export const accountOf = (scope: Scope, account: string) =>
  ownAccount(scope, account)
    .select(['id', 'uuid', 'email', 'name', 'last_name', 'information'])
    .executeTakeFirst()

export const profileOf = (scope: Scope, account: string, now: Date) =>
  scope.db
    .selectFrom('account')
    .leftJoin('email_change', (join) =>
      join
        .onRef('email_change.tenant', '=', 'account.tenant')
        .onRef('email_change.account', '=', 'account.id')
        .on('email_change.expires', '>', now),
    )
    .select([
      'account.id',
      'account.uuid',
      'account.email',
      'account.name',
      'account.last_name',
      'account.information',
      'email_change.email as pendingEmail',
    ])
    .where('account.tenant', '=', scope.tenant)
    .where('account.id', '=', account)
    .executeTakeFirst()

export const preferencesOf = (scope: Scope, account: string) =>
  ownAccount(scope, account).select(['alternat_theme', 'selected_lang']).executeTakeFirst()

export const savePreference = async (
  { db, tenant }: Scope,
  account: string,
  preference: { alternat_theme: boolean } | { selected_lang: string },
): Promise<boolean> => {
  const done = await db
    .updateTable('account')
    .set(preference)
    .where('tenant', '=', tenant)
    .where('id', '=', account)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}
