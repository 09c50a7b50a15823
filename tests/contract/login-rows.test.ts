/** What the provider keeps of logins under way is bounded, whoever begins them. */
import { expect, it } from 'vitest'
import { systemClock } from '../../server/clock.ts'
import { createAdapter } from '../../server/identity/adapter.ts'
import { saveChallenge } from '../../server/modules/passkeys/challenges.repository.ts'
import { openTestStore } from '../support/store.ts'

it('of too many logins under way the oldest go, of one tenant only', async () => {
  const store = await openTestStore()
  const begin = async (tenant: string, count: number) => {
    const adapter = createAdapter(store, tenant, systemClock, { most: 5, countEvery: 4 })('Interaction')
    const challenge = {
      purpose: 'login',
      host: 'portal.example',
      challenge: 'AAAA',
      expires: new Date(Date.now() + 60_000),
    } as const
    for (let login = 1; login <= count; login++) {
      await store.within(tenant, (scope) =>
        saveChallenge(scope, { ...challenge, bound_to: `login-${login - 1}` }),
      )
      await adapter.upsert(`login-${login}`, { uid: `${login}` }, 1000 + login)
    }
  }
  const left = (tenant: string) =>
    store.within(tenant, async ({ db }) => {
      const rows = await db.selectFrom('oidc_payload').select('id').orderBy('expires').execute()
      return rows.map(({ id }) => id)
    })
  await begin('nour', 3)
  await begin('riwaq', 12)
  expect(await left('riwaq')).toEqual(['login-8', 'login-9', 'login-10', 'login-11', 'login-12'])
  expect(await left('nour')).toEqual(['login-1', 'login-2', 'login-3'])
  // The challenges of their passkeys go with them.
  const challenges = await store.within('riwaq', ({ db }) =>
    db.selectFrom('passkey_challenge').select('bound_to').orderBy('expires').orderBy('bound_to').execute(),
  )
  expect(challenges.map(({ bound_to }) => bound_to)).toEqual(['login-10', 'login-11', 'login-8', 'login-9'])
  await store.close()
})
