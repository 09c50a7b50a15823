/**
 * Calls of the operator on the loopback port. The portal sends no marketing itself: an operator who does reads here who
 * chose which topic. A secret is required, because every program and every page on the machine reaches that port.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isNewsTopic } from '../../../src/domain/user-information.ts'
import type { Identity, Store } from '../../context.ts'
import { normalEmail } from '../../identity/accounts.ts'
import { accountsOfTopic } from './operator.repository.ts'

interface OperatorParts {
  store: Store
  tenants: readonly { name: string }[]
  secret: string
  endSessionsOf: Identity['endSessionsOf']
}
export type Operator = (
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
) => Promise<Response | null>

const digestOf = (text: string) => createHash('sha256').update(text).digest()
const answer = (body: unknown, status = 200) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

type Query = URLSearchParams
type Answers = Readonly<Record<string, (tenant: string, query: Query) => Promise<Response>>>

const answersOf = ({ store, endSessionsOf }: OperatorParts): Answers => ({
  async 'GET /accounts/topics'(tenant, query) {
    const topic = query.get('topic')
    if (!isNewsTopic(topic)) return answer({ error: 'there is no such topic' }, 400)
    return answer(await store.within(tenant, (scope) => accountsOfTopic(scope, topic)))
  },
  async 'POST /accounts/sessions/end'(tenant, query) {
    const ended = await endSessionsOf(tenant, normalEmail(query.get('email') ?? ''))
    return ended === null ? answer({ error: 'there is no such account' }, 404) : answer({ ended })
  },
})

export const createOperator = (parts: OperatorParts): Operator => {
  const expected = digestOf(`Bearer ${parts.secret}`)
  const answers = answersOf(parts)
  return async ({ method, url, headers }) => {
    const { pathname, searchParams } = new URL(url ?? '/', 'http://127.0.0.1')
    const handle = answers[`${method ?? ''} ${pathname}`]
    if (!handle) return null
    if (!timingSafeEqual(digestOf(headers.authorization ?? ''), expected))
      return answer({ error: 'the secret of DATA_DIR/secrets/operator is missing' }, 401)
    const tenant = parts.tenants.find(({ name }) => name === searchParams.get('tenant'))
    if (!tenant) return answer({ error: 'there is no such tenant' }, 400)
    return handle(tenant.name, searchParams)
  }
}
