/** What the page and the disk hold of the answers of a parent when a lower age ceiling comes into force. */
import { QueryClient, type QueryKey, hashKey } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { databases, localKeys } from '../../contract/storage-names.ts'
import { stubIndexedDb } from '../../lib/indexed-db.fixture.ts'
import { createStorage } from '../../lib/storage.fixture.ts'
import { parental } from '../../state/age-ceiling/age-ceiling.ts'
import { changeCachedAnswers } from './follow-ceiling.ts'
import { persistSetData } from './persist-set-data.ts'

const album = (id: string, grading: number) => ({ id, kind: 'album', title: `Album ${id}`, grading })
/** Another one in each test: what opens a database keeps it open. */
let tenant = 'tenant'
const keyOf = (rating: number, ...rest: string[]) => ['public', tenant, 'en', rating, ...rest]
const home = {
  name: 'home',
  data: { entries: [album('alb_all', 0), album('alb_adult', 40)] },
  substructure: [],
}
const answers = (): (readonly [key: QueryKey, data: unknown])[] => [
  [keyOf(60, 'structure', 'home', ''), home],
  [keyOf(60, 'album', 'alb_all'), album('alb_all', 0)],
  [keyOf(60, 'album', 'alb_adult'), album('alb_adult', 40)],
  // Its content has no grading of its own.
  [keyOf(60, 'lyrics', 'trk_adult'), { lines: ['Album alb_adult'] }],
  [keyOf(60, 'structure', 'article', 'art_adult'), { text: 'Album alb_adult', data: { entries: [] } }],
  [keyOf(60, 'search', 'album'), { total: 2, groups: [], best: album('alb_adult', 40) }],
]

let disk: ReturnType<typeof stubIndexedDb>
let client: QueryClient
const publicRows = () => [...(disk.tables.get(databases.publicAnswers(tenant))?.values() ?? [])]
beforeEach(async () => {
  tenant += 't'
  disk = stubIndexedDb()
  vi.stubGlobal('localStorage', createStorage())
  Object.assign(parental, { isActive: false, maxRating: null })
  client = new QueryClient()
  persistSetData(client)
  for (const [key, data] of answers()) client.setQueryData(key, data)
  await vi.waitFor(() => expect(publicRows()).toHaveLength(answers().length))
})
afterEach(() => {
  Object.assign(parental, { isActive: false, maxRating: null })
  vi.unstubAllGlobals()
})

const lower = async (to: number) => {
  Object.assign(parental, { isActive: true, maxRating: to })
  await changeCachedAnswers(client, tenant, { from: Infinity, to })
}
const inMemory = () => client.getQueryCache().getAll()

describe('under a lower age ceiling', () => {
  it('neither memory nor disk holds an item above it, or a text about one', async () => {
    await lower(20)
    expect(JSON.stringify(inMemory().map(({ state }) => state.data))).not.toContain('adult')
    expect(JSON.stringify(publicRows())).not.toContain('adult')
  })

  it('what is left of the pages seen before is there at once, also from the disk', async () => {
    await lower(20)
    const left = { ...home, data: { entries: [album('alb_all', 0)] } }
    expect(client.getQueryData(keyOf(20, 'structure', 'home', ''))).toEqual(left)
    const stored = disk.tables.get(databases.publicAnswers(tenant))
    expect(stored?.get(`q-${hashKey(keyOf(20, 'structure', 'home', ''))}`)).toMatchObject({
      queryKey: keyOf(20, 'structure', 'home', ''),
      state: { data: left },
    })
    expect([...(stored?.keys() ?? [])].filter((name) => name.includes('60'))).toEqual([])
  })

  it('an answer that was requested before is not stored when it arrives', async () => {
    await lower(20)
    client.setQueryData(keyOf(60, 'album', 'alb_adult'), album('alb_adult', 40))
    client.setQueryData(keyOf(20, 'album', 'alb_late'), album('alb_late', 0))
    await vi.waitFor(() => expect(JSON.stringify(publicRows())).toContain('alb_late'))
    expect(JSON.stringify(publicRows())).not.toContain('adult')
  })

  it('the first screens of the next start are fetched anew', async () => {
    localStorage.setItem(localKeys.bootSet(tenant, 'ar'), JSON.stringify(answers()))
    await lower(20)
    expect(localStorage.getItem(localKeys.bootSet(tenant, 'ar'))).toBeNull()
  })
})

it('a raised ceiling drops the answers of the lower one, which lack items', async () => {
  await lower(20)
  Object.assign(parental, { isActive: true, maxRating: 60 })
  await changeCachedAnswers(client, tenant, { from: 20, to: 60 })
  expect(inMemory()).toEqual([])
})
