import { sql } from 'kysely'
import type { newsTopics } from '../../../src/contract/profile.ts'
import type { Scope } from '../../context.ts'

/** Accounts whose owners chose the topic in their profile. */
export const accountsOfTopic = ({ tenant, db }: Scope, topic: (typeof newsTopics)[number]) =>
  db
    .selectFrom('account')
    .select(['email', 'name', 'last_name as lastName', 'selected_lang as lang'])
    .where('tenant', '=', tenant)
    .where('email', 'is not', null)
    .where(sql<boolean>`information -> 'topics' @> ${JSON.stringify([topic])}::jsonb`)
    .orderBy('id')
    .execute()
