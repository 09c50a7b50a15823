import type { Tables } from '../../db/tables.ts'
import type { Scope } from '../../context.ts'

type Challenge = Omit<Tables['passkey_challenge'], 'tenant'>

/** The newest counts: a page that was opened before it cannot finish any more. */
export const saveChallenge = async (
  { tenant, db }: Scope,
  { purpose, bound_to, ...given }: Challenge,
): Promise<void> => {
  await db
    .insertInto('passkey_challenge')
    .values({ tenant, purpose, bound_to, ...given })
    .onConflict((conflict) => conflict.columns(['tenant', 'purpose', 'bound_to']).doUpdateSet(given))
    .execute()
}

/** Deleted whatever the result, so that none is tried twice. Null where there is none, or it was made for another host. */
export const takeChallenge = async (
  { tenant, db }: Scope,
  { purpose, bound_to, host }: Pick<Challenge, 'purpose' | 'bound_to' | 'host'>,
  now: Date,
): Promise<string | null> => {
  const taken = await db
    .deleteFrom('passkey_challenge')
    .where('tenant', '=', tenant)
    .where('purpose', '=', purpose)
    .where('bound_to', '=', bound_to)
    .returning(['challenge', 'host', 'expires'])
    .executeTakeFirst()
  return taken && taken.host === host && taken.expires > now ? taken.challenge : null
}

export const deleteChallengesWithoutLogin = ({ tenant, db }: Scope) =>
  db
    .deleteFrom('passkey_challenge')
    .where('tenant', '=', tenant)
    .where('purpose', '=', 'login')
    .where('bound_to', 'not in', (logins) =>
      logins
        .selectFrom('oidc_payload')
        .select('id')
        .where('tenant', '=', tenant)
        .where('model', '=', 'Interaction'),
    )
    .execute()

export const deleteChallengesBefore = ({ tenant, db }: Scope, moment: Date) =>
  db.deleteFrom('passkey_challenge').where('tenant', '=', tenant).where('expires', '<', moment).execute()
