/** A store without a page: those that every portal has answer all the same. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StructureNode } from '../../src/contract/structure.ts'
import { type Backend, openBackend } from '../support/backend.ts'
import { allCards, allNodes } from '../support/demo.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => backend.close())

const open = async (path: string, lang = 'en') => {
  const { status, body } = await backend.send(
    'GET',
    `/structure/${path}${path.includes('?') ? '&' : '?'}lang=${lang}`,
  )
  return { status, page: body as StructureNode }
}

describe('a portal whose store has no page', () => {
  it.each([
    'home',
    'settings',
    'subscription',
    'search',
    'impressum',
    'faq',
    'info?id=help',
    'info?id=terms',
    'info?id=privacy',
    'info?id=about',
    'notifications',
    'music-list',
    'video-list?id=all',
    'games-list',
    'podcast-list',
    'audiobook-list',
    'read',
    'vouchers',
    'cups',
  ])('answers %s with a title and no entry', async (path) => {
    const { status, page } = await open(path)
    expect([status, page.data.title.length > 0, allCards(page)]).toEqual([200, true, []])
  })
  it('has no other page', async () => {
    for (const path of ['nowhere', 'info?id=nothing', 'video-list?id=drama'])
      expect((await open(path)).status, path).toBe(404)
  })
  it('names no publisher, and says so in every language', async () => {
    const text = async (lang: string) => JSON.stringify((await open('impressum', lang)).page)
    expect(await text('en')).toContain('added a name and address yet')
    expect(await text('de')).toContain('noch nicht eingetragen')
    expect(await text('en')).not.toMatch(/\.example|555|House|demonstration/)
  })
})

it('a page of the store comes before the default of its name, for its own tenant alone', async () => {
  const tree = JSON.stringify({
    name: 'home',
    title: { en: 'Home' },
    subTitle: { en: 'Our own' },
    substructure: [],
  })
  await backend.store.within('nour', ({ db, tenant }) =>
    db.insertInto('structure').values({ tenant, name: 'home', tree }).execute(),
  )
  const of = async (tenant: string) =>
    (await backend.send('GET', '/structure/home?lang=en', { tenant })).body as StructureNode
  expect([(await of('nour')).data.subTitle, (await of('riwaq')).data.subTitle]).toEqual(['Our own', ''])
  expect(allNodes(await of('nour'))).toHaveLength(1)
})
