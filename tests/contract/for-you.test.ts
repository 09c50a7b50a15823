/** Recommendations on home: new items and items related to likes and plays, with the reason. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Card } from '../../src/contract/content.ts'
import type { StructureNode } from '../../src/contract/structure.ts'
import { kindOf, type Kind } from '../../src/contract/kinds.ts'
import { type Demo, allCards, openDemo } from '../support/demo.ts'

let demo: Demo
const accounts: Record<string, string> = {}
beforeAll(async () => {
  demo = await openDemo()
  for (const user of await demo.store.within('riwaq', ({ db }) =>
    db.selectFrom('account').select(['id', 'email']).execute(),
  ))
    accounts[user.email?.split('@')[0] ?? ''] = user.id
}, 180_000)
afterAll(() => demo.close())

const account = (name: string) => accounts[name] ?? ''
const request = async (user?: string, query = 'lang=en') => {
  const { headers, body } = await demo.send(
    'GET',
    `/structure/home/fragment/for-you?${query}`,
    user ? { user: account(user) } : {},
  )
  const [node] = body as StructureNode[]
  if (!node) throw new Error('the fragment is empty')
  const [recent, ...shelves] = node.substructure
  if (!recent) throw new Error('nothing is new')
  return { headers, recent, shelves }
}
const first = async (kind: Kind) => {
  const item = (await demo.idsOf('riwaq', kind)).find(({ grading }) => grading === 0)
  if (!item) throw new Error(`no ${kind}`)
  return item.id
}
const like = async (user: string, kind: Kind) => {
  const id = await first(kind)
  await demo.send('POST', `/like/${kindOf(kind).like}/${id}`, { user: account(user) })
  demo.clock.pass(1000)
  return id
}
const genresOf = (ids: readonly string[]) =>
  demo.store.within('riwaq', async ({ db }) =>
    (
      await db
        .selectFrom('item')
        .select('data')
        .where('id', 'in', [...ids])
        .execute()
    ).map(({ data }) => (data as { genre?: string }).genre),
  )

describe('home for a guest', () => {
  it('shows the newest of several kinds, and nothing personal', async () => {
    const { recent, shelves, headers } = await request()
    const days = recent.data.entries.map(({ released = '' }) => released)
    expect(days).toHaveLength(6)
    expect(days).toEqual(days.toSorted().toReversed())
    expect(new Set(recent.data.entries.map(({ kind }) => kind)).size).toBeGreaterThan(1)
    expect(shelves).toEqual([])
    expect(headers.get('cache-control')).toContain('public')
  })
})

describe('home for a user', () => {
  it('has a shelf based on their likes, named after one, of the same genre and without it', async () => {
    const id = await like('lina', 'album')
    const { shelves, headers } = await request('lina')
    const [shelf] = shelves
    expect(shelf?.data.customProperties).toMatchObject({ type: 'shelf', reason: 'liked', kind: 'album' })
    expect(shelf?.data.title).toBe(
      ((await demo.send('GET', `/content/albums/${id}?lang=en`)).body as Card).title,
    )
    const ids = shelf?.data.entries.map((card) => card.id) ?? []
    expect(ids.length).toBeGreaterThanOrEqual(3)
    expect(ids).not.toContain(id)
    expect(new Set(await genresOf([...ids, id])).size).toBe(1)
    expect(headers.get('cache-control')).toContain('private')
  })

  it('has one based on their history, with the reason, and shows nothing twice', async () => {
    const id = await first('audiobook')
    const body = { userCurrentPlaying: 5, contentType: kindOf('audiobook').contentType }
    await demo.send('PUT', `/user/history/PLAY/${id}`, { user: account('omar'), body })
    const { shelves } = await request('omar')
    expect(shelves.map(({ data }) => data.customProperties)).toContainEqual(
      expect.objectContaining({ reason: 'played', kind: 'audiobook' }),
    )
    const ids = shelves.flatMap(allCards).map((card) => card.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).not.toContain(id)
  })

  it('is private', async () => {
    expect((await request('maya')).shelves).toEqual([])
  })

  it('respects a child’s age ceiling, whatever the address says', async () => {
    await like('maya', 'album')
    const { recent, shelves } = await request('maya', 'lang=en&maxRating=60')
    expect(shelves.length).toBeGreaterThan(0)
    for (const { grading } of [recent, ...shelves].flatMap(allCards)) expect(grading).toBeLessThanOrEqual(10)
  })
})
