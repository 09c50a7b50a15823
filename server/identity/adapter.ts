/** The provider's storage of codes, grants, sessions and tokens: one table, by model, always within one tenant. */
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import { sql } from 'kysely'
import type { Clock, Scope, Store } from '../context.ts'
import { holdAccountByUuid } from '../modules/shared/hold-account.ts'
import { deleteChallengesWithoutLogin } from '../modules/passkeys/challenges.repository.ts'

/** No column takes it, so no row has it. */
const hasNul = (text: string) => text.includes('\0')

/** Logins under way that a tenant has at most, counted every so many: each is stored as a row before any input. */
const loginBounds = { most: 20_000, countEvery: 500 }

const deleteOldestLogins = ({ tenant, db }: Scope, most: number) =>
  db
    .deleteFrom('oidc_payload')
    .where('tenant', '=', tenant)
    .where('model', '=', 'Interaction')
    .where('id', 'in', (oldest) =>
      oldest
        .selectFrom('oidc_payload')
        .select('id')
        .where('tenant', '=', tenant)
        .where('model', '=', 'Interaction')
        .orderBy('expires', 'desc')
        .offset(most),
    )
    .execute()

/** Of a session, grant, code or token, or of a login under way. */
const accountIn = ({ accountId, session, result, lastSubmission }: AdapterPayload): string | undefined => {
  const logins = [result, lastSubmission].map(
    (submission) => submission?.['login'] as AdapterPayload | undefined,
  )
  return [accountId, session?.accountId, ...logins.map((login) => login?.accountId)].find(Boolean)
}

export const createAdapter = (store: Store, tenant: string, clock: Clock, bounds = loginBounds) => {
  let startedLogins = 0
  return (model: string): Adapter => {
    const first = async (column: 'id' | 'uid' | 'user_code', value: string) => {
      if (hasNul(value)) return undefined
      return store.within(tenant, async ({ db }) => {
        const row = await db
          .selectFrom('oidc_payload')
          .select(['payload', 'consumed', 'expires'])
          .where('tenant', '=', tenant)
          .where('model', '=', model)
          .where(column, '=', value)
          .executeTakeFirst()
        if (!row || (row.expires && row.expires <= clock.now())) return undefined
        const payload: AdapterPayload = row.payload
        return row.consumed ? { ...payload, consumed: Math.floor(row.consumed.getTime() / 1000) } : payload
      })
    }
    const at = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000)
    return {
      upsert: async (id, payload, expiresIn) => {
        const text = JSON.stringify(payload)
        if (text.includes('\\u0000')) throw new errors.InvalidRequest('a parameter has a control character')
        const row = {
          payload: text,
          grant_id: payload.grantId ?? null,
          user_code: payload.userCode ?? null,
          uid: payload.uid ?? null,
          expires: expiresIn ? at(expiresIn) : null,
        }
        const account = accountIn(payload)
        await store.within(tenant, async (scope) => {
          // Deleted in this moment: no row may name it again.
          if (account !== undefined && !(await holdAccountByUuid(scope, account))) return
          await scope.db
            .insertInto('oidc_payload')
            .values({ tenant, model, id, consumed: null, ...row })
            .onConflict((conflict) => conflict.columns(['tenant', 'model', 'id']).doUpdateSet(row))
            .execute()
          if (model !== 'Interaction' || ++startedLogins % bounds.countEvery > 0) return
          await deleteOldestLogins(scope, bounds.most)
          await deleteChallengesWithoutLogin(scope)
        })
      },
      find: (id) => first('id', id),
      findByUid: (uid) => first('uid', uid),
      findByUserCode: (code) => first('user_code', code),
      consume: async (id) => {
        await store.within(tenant, ({ db }) =>
          db
            .updateTable('oidc_payload')
            .set({ consumed: clock.now() })
            .where('tenant', '=', tenant)
            .where('model', '=', model)
            .where('id', '=', id)
            .execute(),
        )
      },
      destroy: async (id) => {
        await store.within(tenant, ({ db }) =>
          db
            .deleteFrom('oidc_payload')
            .where('tenant', '=', tenant)
            .where('model', '=', model)
            .where('id', '=', id)
            .execute(),
        )
      },
      revokeByGrantId: async (grantId) => {
        await store.within(tenant, ({ db }) =>
          db
            .deleteFrom('oidc_payload')
            .where('tenant', '=', tenant)
            .where('grant_id', '=', grantId)
            .execute(),
        )
      },
    }
  }
}

export const deletePayloadsOf = ({ tenant, db }: Scope, uuid: string) =>
  db
    .deleteFrom('oidc_payload')
    .where('tenant', '=', tenant)
    .where(sql`payload ->> 'accountId'`, '=', uuid)
    .execute()

/** The provider itself never deletes expired rows. */
export const deleteExpiredPayloads = ({ tenant, db }: Scope, now: Date) =>
  db.deleteFrom('oidc_payload').where('tenant', '=', tenant).where('expires', '<', now).execute()
