import { sql } from 'kysely'
import type { Score } from '../../../src/contract/ratings.ts'
import type { Scope } from '../../context.ts'

export interface Vote {
  account: string
  item: string
  score: Score
  device: string
  now: Date
}

export const saveVote = async (
  { db, tenant }: Scope,
  { account, item, score, device, now }: Vote,
): Promise<void> => {
  const change = { score, device, updated: now }
  await db
    .insertInto('rating')
    .values({ tenant, item, account, ...change })
    .onConflict((conflict) => conflict.columns(['tenant', 'item', 'account']).doUpdateSet(change))
    .execute()
}

interface Votes {
  own: Score | null
  average: number | null
  count: number
}

export const votesOf = ({ db, tenant }: Scope, account: string, item: string): Promise<Votes> =>
  db
    .selectFrom('rating')
    .where('tenant', '=', tenant)
    .where('item', '=', item)
    .select(({ fn, ref }) => [
      sql<Score | null>`max(${ref('score')}) filter (where ${ref('account')} = ${account})::int`.as('own'),
      sql<number | null>`avg(${ref('score')})::float8`.as('average'),
      fn.countAll<number>().as('count'),
    ])
    .executeTakeFirstOrThrow()
