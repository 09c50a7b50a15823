/** Demo users: one without a plan, one with, one under a child's ceiling. Only made while demo data is on. */
import { createHash } from 'node:crypto'
import type { Clock, Scope } from '../context.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { type Maker, idFrom } from './make/maker.ts'

export type HashPassword = (password: string) => Promise<string>

interface DemoUser {
  name: string
  lastName: string
  password: string
  hasPlan: boolean
  maxRating: number | null
}
export const demoUsers: readonly DemoUser[] = [
  { name: 'Lina', lastName: 'Haddad', password: 'lina-demo-2026', hasPlan: false, maxRating: null },
  { name: 'Omar', lastName: 'Nassar', password: 'omar-demo-2026', hasPlan: true, maxRating: null },
  { name: 'Maya', lastName: 'Lindqvist', password: 'maya-demo-2026', hasPlan: true, maxRating: 10 },
]
export const emailOf = (user: DemoUser, tenant: string) => `${user.name.toLowerCase()}@${tenant}.example`

const uuidFrom = (text: string) => {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
const accountId = (tenant: string, user: DemoUser) => idFrom('usr', tenant, 'account', user.name)

const addAccount = async (scope: Scope, tenant: Tenant, user: DemoUser, hash: HashPassword, now: Date) => {
  const email = emailOf(user, tenant.name)
  const there = await scope.db
    .selectFrom('account')
    .select('id')
    .where('tenant', '=', scope.tenant)
    .where('email', '=', email)
    .executeTakeFirst()
  if (there) return false
  await scope.db
    .insertInto('account')
    .values({
      tenant: tenant.name,
      id: accountId(tenant.name, user),
      uuid: uuidFrom(email),
      email,
      password_hash: await hash(user.password),
      name: user.name,
      last_name: user.lastName,
      information: JSON.stringify({}),
      alternat_theme: null,
      selected_lang: null,
      parental: JSON.stringify({
        isActive: user.maxRating !== null,
        maxRating: user.maxRating,
        maxAgeGroup: user.maxRating === null ? null : 6,
      }),
      locked_until: null,
      created: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}

const month = 30 * 86_400_000

const addPlan = (scope: Scope, tenant: Tenant, user: DemoUser, at: number, now: Date) => {
  const plan = tenant.subscriptionTypes.find(({ attributes }) =>
    attributes.some(({ key, value }) => key === 'ment_best_value' && value === 'true'),
  )
  if (!plan) return Promise.resolve()
  const end = new Date(now.getTime() + month)
  return scope.db
    .insertInto('subscription')
    .values({
      tenant: tenant.name,
      id: at + 1,
      account: accountId(tenant.name, user),
      type_id: plan.id,
      state: 'ACTIVE',
      sub_state: null,
      end_date: end,
      next_renewal: end,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const hour = 3_600_000

/** Likes and positions, so that favourites and 'Continue listening' have content at the first visit. */
const addTraces = async (scope: Scope, maker: Maker, user: DemoUser, now: Date) => {
  const account = accountId(maker.tenant, user)
  const some = (kind: string, count: number) =>
    maker.items
      .filter((item) => item.kind === kind && item.grading === 0 && !item.data.restriction)
      .slice(0, count)
  const before = (hours: number) => new Date(now.getTime() - hours * hour)
  const liked = [
    ...some('album', 6).map(({ id }) => ({ type: 'albums', item: id })),
    ...some('track', 9).map(({ id }) => ({ type: 'tracks', item: id })),
    ...some('artist', 4).map(({ id }) => ({ type: 'artists', item: id })),
    ...some('playlist', 3).map(({ id }) => ({ type: 'playlists', item: id })),
  ].map((like, at) => ({ tenant: maker.tenant, account, ...like, created: before(at * 5 + 1) }))
  await scope.db
    .insertInto('likes')
    .values(liked)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const played = [
    ...some('episode', 2),
    ...some('chapter', 2),
    ...some('track', 24).filter((_, at) => at % 6 === 0),
  ]
  const history = played.map((item, at) => ({
    tenant: maker.tenant,
    account,
    type: 'PLAY',
    item: item.id,
    content_type:
      item.kind === 'track'
        ? 'FULL_TRACK_MUSIC'
        : item.kind === 'episode'
          ? 'PODCAST_EPISODE'
          : 'AUDIOBOOK_CHAPTER',
    position: Math.round((item.data.seconds ?? 60) * (0.2 + 0.08 * at)),
    updated: before(at * 7 + 2),
  }))
  await scope.db
    .insertInto('history')
    .values(history)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const addDemoUsers = async (
  scope: Scope,
  tenant: Tenant,
  maker: Maker,
  { hashPassword, clock }: { hashPassword: HashPassword; clock: Clock },
) => {
  const now = clock.now()
  for (const [at, user] of demoUsers.entries()) {
    if (!(await addAccount(scope, tenant, user, hashPassword, now))) continue
    if (user.hasPlan) await addPlan(scope, tenant, user, at, now)
    if (user.hasPlan && user.maxRating === null) await addTraces(scope, maker, user, now)
  }
}
