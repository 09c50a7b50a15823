/** Every call with every identity and the id of every object: no identity reads the data of another one. */
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CallName, calls } from '../../src/contract/calls.ts'
import { readsToken } from '../../src/contract/define.ts'
import { ErrorAnswer } from '../../src/contract/errors.ts'
import type { HostileRequest } from '../support/attack/hostile-requests.ts'
import { inheritedNames } from '../support/attack/hostile-values.ts'
import { type AttackedBackend, openAttackedBackend } from '../support/attack/attacked-backend.ts'

let backend: AttackedBackend
/** Items by what they are to the child and to the tenant. */
const ids: Record<'own' | 'adult' | 'foreign', string[]> = { own: [], adult: [], foreign: [] }
/** Titles that must not reach the child, and those of another tenant. */
const titles: Record<'adult' | 'foreign', string[]> = { adult: [], foreign: [] }
const people = ['', 'lina', 'omar', 'maya'] as const

/** Words of one item alone, so that finding one is finding that item. */
const uniqueTitles = (rows: { texts: object }[], others: ReadonlySet<string>) =>
  rows.flatMap(({ texts }) => {
    const title = (texts as { title?: Record<string, string> }).title?.['en'] ?? ''
    return title.length > 12 && !others.has(title) ? [title] : []
  })

beforeAll(async () => {
  backend = await openAttackedBackend()
  const itemsOf = (tenant: string) =>
    backend.store.within(tenant, ({ db }) =>
      db
        .selectFrom('item')
        .select(['id', 'grading', 'texts'])
        .where('tenant', '=', tenant)
        .orderBy('id')
        .execute(),
    )
  const [own, foreign] = [await itemsOf('riwaq'), await itemsOf('nour')]
  const ceiling = await backend.store.within('riwaq', ({ db }) =>
    db
      .selectFrom('account')
      .select('parental')
      .where('id', '=', backend.accountOf('maya'))
      .executeTakeFirstOrThrow(),
  )
  const most = ceiling.parental.maxRating ?? 0
  const [open, adult] = [
    own.filter(({ grading }) => grading <= most),
    own.filter(({ grading }) => grading > most),
  ]
  ids.own = open.map(({ id }) => id)
  ids.adult = adult.map(({ id }) => id)
  const ownIds = new Set(own.map(({ id }) => id))
  ids.foreign = foreign.map(({ id }) => id).filter((id) => !ownIds.has(id))
  const titlesOf = (rows: { texts: object }[]) => new Set(uniqueTitles(rows, new Set()))
  titles.adult = uniqueTitles(adult, titlesOf(open))
  titles.foreign = uniqueTitles(
    foreign.filter(({ id }) => !ownIds.has(id)),
    titlesOf(own),
  )
})
afterAll(() => backend.close())
beforeEach(() => backend.clock.pass(60_000))

const some = (list: readonly string[], count: number) => {
  const step = Math.max(1, Math.floor(list.length / count))
  return list.filter((_, at) => at % step === 0).slice(0, count)
}
const idsPerList = process.env['ATTACK'] ? 12 : 1
const anyId = /\b[a-z]{3}_[a-z0-9]{6,}/g
/** Items of the kind that the call is about, where there are any: most calls know no other. */
const wanted = (name: CallName) => {
  const [named = ''] = JSON.stringify(backend.sampleOf(name)).match(anyId) ?? []
  const sameKind = (list: readonly string[]) => list.filter((id) => id.slice(0, 4) === named.slice(0, 4))
  const lists = [ids.own, ids.adult, ids.foreign]
  return [
    ...lists.flatMap((list) => [...some(sameKind(list), idsPerList), ...some(list, idsPerList)]),
    'trk_none',
    ...inheritedNames.slice(0, 2),
  ]
}

/** The call's sample with another id in the place of each that it names. */
const withId = (name: CallName, method: string, id: string): HostileRequest => {
  const { path, body } = backend.sampleOf(name)
  const replace = (text: string) => text.replace(anyId, id)
  return {
    method,
    path: replace(path),
    headers: {},
    ...(body === undefined ? {} : { body: replace(JSON.stringify(body)) }),
  }
}

const rows = calls.map((call) => [call.name, call] as const)

describe('identities, calls and ids', () => {
  it('has items above the ceiling of the child and of another tenant to look for', () => {
    expect(Math.min(titles.adult.length, titles.foreign.length)).toBeGreaterThan(3)
  })

  it.each(rows)(
    '%s gives nobody what is another tenant’s, a child nothing above its ceiling, and never fails',
    async (name, call) => {
      // A call that names no item has one request, whatever the id.
      const requests = new Map(
        wanted(name as CallName)
          .map((id) => withId(name as CallName, call.method, id))
          .map((request) => [JSON.stringify(request), request]),
      )
      for (const who of people)
        for (const request of requests.values()) {
          const { status, body, reason } = await backend.attack(request, who)
          const text = JSON.stringify(body)
          const at = [name, who, request.path]
          expect([...at, status, reason]).toEqual([
            ...at,
            expect.toSatisfy((one: number) => one < 500 || one === 503),
            reason,
          ])
          if (status >= 400) expect(v.is(ErrorAnswer, body), String(at)).toBe(true)
          if (call.who === 'user' && who === '') expect([...at, status]).toEqual([...at, 401])
          expect([...at, titles.foreign.filter((title) => text.includes(title))]).toEqual([...at, []])
          if (who === 'maya')
            expect([...at, titles.adult.filter((title) => text.includes(title))]).toEqual([...at, []])
        }
    },
  )

  it.each(rows.filter(([, call]) => readsToken(call)))(
    '%s takes no token of another tenant',
    async (name, call) => {
      const request = withId(name as CallName, call.method, ids.own[0] ?? 'trk_none')
      const authorization = `Bearer ${backend.tokenOf('nour', backend.accountOf('omar'))}`
      expect((await backend.attack({ ...request, headers: { authorization } }, '')).status).toBe(401)
    },
  )
})
