/** News of games and videos of tournaments at a tenant that disables these sections. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Found } from '../../src/contract/search.ts'
import type { StructureNode } from '../../src/contract/structure.ts'
import { type Demo, allNodes, openDemo } from '../support/demo.ts'

const disabledFeatures = ['games', 'tournaments'] as const

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo.close())

const switchTo = (isOn: boolean, names: readonly string[] = disabledFeatures) => {
  for (const { name, features } of demo.tenants)
    if (name === 'riwaq') for (const name of names) features[name] = isOn
}
const get = async (path: string) => demo.send('GET', path)

/** What one sees of them, on the page of all news and elsewhere. */
const seen = async () => {
  const page = await get('/structure/news?lang=en')
  const nodes = allNodes(page.body as StructureNode)
  const found = await get('/search?q=Night%20Sprint%20final&lang=en')
  return {
    way: nodes.some(({ data }) => data.clickUrl === '/news/games'),
    card: nodes.some(({ data }) => data.entries.some(({ clickUrl }) => clickUrl?.startsWith('/news/games/'))),
    found: JSON.stringify(found.body).includes('/news/games/'),
    section: (await get('/structure/news-category?id=games&lang=en')).status,
    part: (await get('/structure/news-subcategory?id=all&within=games&lang=en')).status,
    others: (await get('/structure/news-category?id=books&lang=en')).status,
  }
}
const all = { way: true, card: true, found: true, section: 200, part: 200, others: 200 }

it('news are hidden when the last of their two features is disabled, and other news stay [SHELL-24]', async () => {
  switchTo(true)
  expect(await seen()).toEqual(all)
  for (const name of disabledFeatures) {
    switchTo(true)
    switchTo(false, [name])
    expect([name, await seen()]).toEqual([name, all])
  }
  switchTo(false)
  expect(await seen()).toEqual({
    way: false,
    card: false,
    found: false,
    section: 404,
    part: 404,
    others: 200,
  })
})

it('a video of a tournament is hidden with the tournaments, and other videos stay [SHELL-24]', async () => {
  const videos = async () => {
    const find = async (text: string) => {
      const found = await get(`/search?q=${text}&kind=videos&lang=en`)
      return (found.body as Found).groups.some(({ entries }) => entries.length > 0)
    }
    return { tournament: await find('last%20corner'), others: await find('a') }
  }
  switchTo(true)
  expect(await videos()).toEqual({ tournament: true, others: true })
  switchTo(false, ['tournaments'])
  expect(await videos()).toEqual({ tournament: false, others: true })
  switchTo(false, ['games'])
  switchTo(true, ['tournaments'])
  expect(await videos()).toEqual({ tournament: true, others: true })
  switchTo(true)
})
