/** Every call that reads, asked by a child for everything: nothing above its age ceiling is in an answer. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallName, calls } from '../../src/contract/calls.ts'
import { type Call, readsToken } from '../../src/contract/define.ts'
import { kindOf, isKind } from '../../src/contract/kinds.ts'
import { routes } from '../../src/contract/routes.ts'
import { type AttackedBackend, openAttackedBackend } from '../support/attack/attacked-backend.ts'
import { samplesOf } from '../support/samples.ts'

interface Item {
  id: string
  kind: string
  grading: number
  title: string
}

const child = 'maya'
const device = `dev_${'a'.repeat(22)}`
const headers = { cookie: `device-id=${device}` }

let backend: AttackedBackend
let closed: Item[]
let closedIds: ReadonlySet<string>
let closedTitles: string[]

const readCatalogue = () =>
  backend.store.within('riwaq', async ({ db }) => {
    const { parental } = await db
      .selectFrom('account')
      .select('parental')
      .where('id', '=', backend.accountOf(child))
      .executeTakeFirstOrThrow()
    const rows = await db
      .selectFrom('item')
      .select(['id', 'kind', 'grading', 'texts'])
      .where('tenant', '=', 'riwaq')
      .orderBy('id')
      .execute()
    const items = rows.map(({ texts, ...row }) => ({ ...row, title: texts['title']?.['en'] ?? '' }))
    return { ceiling: parental.maxRating ?? 0, items }
  })

/** What the child liked, played, rated and downloaded before there was a ceiling. */
const rememberClosedItems = (openTrack: string) =>
  backend.store.within('riwaq', async ({ db }) => {
    const at = backend.clock.now()
    const own = <Row extends object>(row: Row) => ({
      tenant: 'riwaq',
      account: backend.accountOf(child),
      ...row,
    })
    const known = closed.filter(({ kind }) => isKind(kind))
    const played = { type: 'PLAY', content_type: 'FULL_TRACK_MUSIC', position: 30, updated: at }
    const liked = known.flatMap(({ id, kind }) => {
      const type = isKind(kind) ? kindOf(kind).like : null
      return type ? [own({ type, item: id, created: at })] : []
    })
    await db.insertInto('likes').values(liked).execute()
    await db
      .insertInto('history')
      .values(known.map(({ id }) => own({ ...played, item: id })))
      .execute()
    await db
      .insertInto('rating')
      .values(known.map(({ id }) => own({ item: id, score: 5 as const, device, updated: at })))
      .execute()
    const sourceOf = ({ id, title }: Item) => JSON.stringify({ kind: 'album', id, title })
    const downloads = known.map((item) => own({ device, item: item.id, source: sourceOf(item), at }))
    // A song that is open, of an album that is not.
    const [album] = known.filter(({ title }) => closedTitles.includes(title))
    if (album) downloads.push(own({ device, item: openTrack, source: sourceOf(album), at }))
    await db.insertInto('kept').values(downloads).execute()
  })

beforeAll(async () => {
  backend = await openAttackedBackend()
  const { ceiling, items } = await readCatalogue()
  closed = items.filter(({ grading }) => grading > ceiling)
  closedIds = new Set(closed.map(({ id }) => id))
  const openTitles = new Set(items.filter(({ grading }) => grading <= ceiling).map(({ title }) => title))
  closedTitles = closed
    .map(({ title }) => title)
    .filter((title) => title.length > 12 && !openTitles.has(title))
  const openTrack = items.find(({ kind, grading }) => kind === 'track' && grading <= ceiling)
  await rememberClosedItems(openTrack?.id ?? 'trk_none')
})
afterAll(() => backend.close())

const read = async (path: string) => {
  backend.clock.pass(1_000)
  return backend.attack({ method: 'GET', path, headers }, child)
}

/** Ids and titles of closed items in an answer, beside those that were asked for. */
const closedIn = (body: unknown, address: string) => {
  const text = JSON.stringify(body)
  const ids = [...text.matchAll(/\b[a-z]{3}_[a-z0-9]+\b/g)].map(([id]) => id)
  return [
    ...ids.filter((id) => closedIds.has(id)),
    ...closedTitles.filter((title) => text.includes(title)),
  ].filter((found) => !address.includes(encodeURIComponent(found)) && !address.includes(found))
}

const idPattern = /\b[a-z]{3}_[a-z0-9]{6,}/g
const withId = (path: string, id: string) => path.replace(idPattern, id)
const queryFields = ({ query }: Call) =>
  query && 'entries' in query ? Object.keys(query.entries as object) : []
const withQuery = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`

const some = <T>(list: readonly T[], count: number) =>
  list.filter((_, at) => at % Math.max(1, Math.floor(list.length / count)) === 0).slice(0, count)

/** One of each kind, since each has calls of its own. */
const oneOfEachKind = () => [...new Map(closed.map((item) => [item.kind, item])).values()]

const reads = calls
  .filter((call) => call.method === 'GET' && readsToken(call))
  .map((call) => [call.name, call] as const)
const anySamples = samplesOf(() => 'trk_000000')
const namesItem = (name: CallName) => anySamples[name].path.includes('trk_000000')

describe('a child that reads', () => {
  it('has items above its ceiling to look for, among them of every kind that has a page', () => {
    expect(closedTitles.length).toBeGreaterThan(10)
    expect(oneOfEachKind().length).toBeGreaterThan(3)
  })

  it.each(reads)(
    '%s finds nothing above its ceiling, whatever ceiling the address names',
    async (name, call) => {
      const { path } = backend.sampleOf(name as CallName)
      const own = queryFields(call).includes('maxRating') ? [path, withQuery(path, 'maxRating=60')] : [path]
      for (const address of own) {
        const { status, body } = await read(address)
        expect([address, status, closedIn(body, address)]).toEqual([
          address,
          expect.toBeOneOf([200, 204, 404]),
          [],
        ])
      }
    },
  )

  it.each(reads.filter(([name]) => namesItem(name as CallName)))(
    '%s gets for an item above its ceiling what it gets for one that never was',
    async (name) => {
      const { path } = backend.sampleOf(name as CallName)
      for (const { id } of oneOfEachKind()) {
        const missing = `${id.slice(0, 4)}${'0'.repeat(id.length - 4)}`
        const [closedAnswer, missingAnswer] = [
          await read(withId(path, id)),
          await read(withId(path, missing)),
        ]
        const shown = ({ status, body }: { status: number; body: unknown }, address: string) => [
          status,
          JSON.stringify(body)
            .replaceAll(address, 'id')
            .replace(/"requestId":"[^"]*"/, ''),
        ]
        expect([id, ...shown(closedAnswer, id)]).toEqual([id, ...shown(missingAnswer, missing)])
      }
    },
  )

  it.each(reads.filter(([, call]) => queryFields(call).includes('q')))(
    '%s neither finds nor suggests the title of an item above its ceiling',
    async (name, call) => {
      const { path } = backend.sampleOf(name as CallName)
      for (const title of some(closedTitles, process.env['ATTACK'] ? 12 : 6)) {
        const [first = ''] = title.split(' ')
        const misspelt = title.slice(0, 3) + title.slice(4)
        for (const typed of [title, first, misspelt, title.slice(0, 5), [...title].toReversed().join('')]) {
          const [bare = '', search] = path.split('?')
          const query = new URLSearchParams(search)
          query.set('q', typed)
          const address = `${bare}?${query.toString()}`
          const { status, body } = await read(address)
          expect([address, status, closedIn(body, '')]).toEqual([address, 200, []])
        }
      }
      expect(call.name).toBe(name)
    },
  )

  it('opens no address of the route table for an item above its ceiling, and lists none at any other', async () => {
    // Lists have an address for each group, and for all of them.
    const names = [...oneOfEachKind().map(({ id }) => id), 'all', 'drama']
    for (const { pattern } of routes)
      for (const name of pattern.includes('{') ? names : ['']) {
        const address = pattern.replace(/[[\]]/g, '').replace(/\{\w+\??\}/g, name)
        const { status, body } = await read(
          `/prefetch?path=${encodeURIComponent(address)}&lang=en&maxRating=60`,
        )
        expect([address, status, closedIn(body, address)]).toEqual([
          address,
          expect.toBeOneOf([200, 404]),
          [],
        ])
      }
  })
})
