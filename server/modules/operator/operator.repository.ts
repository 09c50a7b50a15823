import { sql } from 'kysely'
import type { newsTopics } from '../../../src/contract/profile.ts'
import type { Scope } from '../../context.ts'

export const accountOfEmail = ({ tenant, db }: Scope, email: string) =>
  db
    .selectFrom('account')
    .select(['id', 'uuid'])
    .where('tenant', '=', tenant)
    .where('email', '=', email)
    .executeTakeFirst()

/** Who may be written to about the topic: nobody is listed without having chosen it. */
export const accountsOfTopic = ({ tenant, db }: Scope, topic: (typeof newsTopics)[number]) =>
  db
    .selectFrom('account')
    .select(['email', 'name', 'last_name as lastName', 'selected_lang as lang'])
    .where('tenant', '=', tenant)
    .where('email', 'is not', null)
    .where(sql<boolean>`information -> 'topics' @> ${JSON.stringify([topic])}::jsonb`)
    .orderBy('id')
    .execute()
