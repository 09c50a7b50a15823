/** One rule decides what playback, downloads, video and articles give: the same viewers get the same of each. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { parse } from 'valibot'
import { Article } from '../../src/contract/articles.ts'
import { TrackFetch } from '../../src/contract/playback.ts'
import type { StructureNode } from '../../src/contract/structure.ts'
import { UserSubscription } from '../../src/contract/subscriptions.ts'
import { VideoStream } from '../../src/contract/video.ts'
import { type Demo, openDemo } from '../support/demo.ts'
import { addAccount } from '../support/rows.ts'

let demo: Demo
const ids = { track: '', video: '', article: '' }

const day = 86_400_000
const at = (days: number) => new Date(Date.parse('2026-11-21T10:00:00.000Z') + days * day)
const allSections = 102

interface Held {
  state?: string
  sub_state?: string
  end_date?: Date | null
  grace_until?: Date
}
interface Row {
  viewer: string
  held: Held | null
  access: 'full' | 'preview'
}
const viewers: Row[] = [
  { viewer: 'without a plan', held: null, access: 'preview' },
  { viewer: 'with a plan', held: {}, access: 'full' },
  { viewer: 'with a plan that has no end', held: { end_date: null }, access: 'full' },
  { viewer: 'with a plan that ended', held: { end_date: at(-1) }, access: 'preview' },
  { viewer: 'with a cancelled plan before its end', held: { state: 'CANCELED' }, access: 'full' },
  {
    viewer: 'with a cancelled plan that ended',
    held: { state: 'CANCELED', end_date: at(-1) },
    access: 'preview',
  },
  {
    viewer: 'in the time of grace',
    held: { sub_state: 'PENDING', end_date: at(-1), grace_until: at(1) },
    access: 'full',
  },
  {
    viewer: 'after the time of grace',
    held: { sub_state: 'PENDING', end_date: at(-3), grace_until: at(-1) },
    access: 'preview',
  },
  {
    viewer: 'with an unpaid plan without an end',
    held: { sub_state: 'PENDING', end_date: null },
    access: 'preview',
  },
  { viewer: 'with a requested plan', held: { state: 'REQUESTED' }, access: 'preview' },
  { viewer: 'with an inactive plan', held: { state: 'INACTIVE' }, access: 'preview' },
]
const accountOf = (row: Row) => `usr_${viewers.indexOf(row)}`

const premiumItem = async (kind: 'track' | 'video' | 'article') => {
  const rows = await demo.store.within('riwaq', ({ db }) =>
    db
      .selectFrom('item')
      .select(['id', 'data', 'lang'])
      .where('kind', '=', kind)
      .where('grading', '=', 0)
      .orderBy('id')
      .execute(),
  )
  const found = rows.find(
    ({ data }) => !data['restriction'] && (data['premium'] ?? (kind === 'track' ? true : undefined)) === true,
  )
  return found?.id ?? expect.unreachable(`the demo has no premium ${kind}`)
}

beforeAll(async () => {
  demo = await openDemo()
  for (const kind of ['track', 'video', 'article'] as const) ids[kind] = await premiumItem(kind)
  // The code for renewals will add this column; reading it works already.
  await sql`alter table subscription add column grace_until timestamptz`.execute(demo.store.raw)
  await addAccount(demo.store, 'nour', 'adult')
  for (const [index, row] of viewers.entries()) {
    await addAccount(demo.store, 'riwaq', accountOf(row))
    const { held } = row
    if (held)
      await demo.store.within('riwaq', ({ db, tenant }) =>
        db
          .insertInto('subscription')
          .values({
            tenant,
            id: 1000 + index,
            account: accountOf(row),
            type_id: allSections,
            state: 'ACTIVE',
            sub_state: null,
            end_date: at(1),
            next_renewal: null,
            ...held,
          })
          .execute(),
      )
  }
}, 180_000)
afterAll(() => demo.close())

const post = (path: string, body: object, user: string | undefined) =>
  demo.send('POST', path, user === undefined ? { body } : { user, body })
const song = (id: string, user?: string) => post('/song', { id, protocol: 'HTTPS' }, user)
const download = (user?: string) =>
  post(
    '/song/download',
    { articleId: ids.track, distributionChannel: 'WEB', deviceId: '1', collectionId: 'alb_1' },
    user,
  )
const sizes = async (user: string) =>
  (await post('/song/download/sizes', { articleIds: [ids.track] }, user)).body as { sizes: unknown[] }
const video = (user?: string) =>
  post('/video/streaming', { id: ids.video, protocol: 'HTTPS', drm: null, externalProviderCode: null }, user)
const article = async (user?: string) => {
  const { body } = await demo.send(
    'GET',
    `/structure/articles-article/fragment/get-article-details?lang=en&id=${ids.article}`,
    user === undefined ? {} : { user },
  )
  return parse(Article, (body as StructureNode[])[0]?.data.customProperties['article']).access
}

describe('a user', () => {
  it.each(viewers)('$viewer gets $access of everything that their plan would open', async (row) => {
    const user = accountOf(row)
    const isFull = row.access === 'full'
    const played = parse(TrackFetch, (await song(ids.track, user)).body)
    const watched = parse(VideoStream, (await video(user)).body)
    expect({
      song: [played.isPreview, played.purchase.length > 0],
      video: [watched.isPreview, watched.purchase.length > 0],
      download: (await download(user)).status,
      sizes: (await sizes(user)).sizes.length,
      article: await article(user),
    }).toEqual({
      song: [!isFull, !isFull],
      video: [!isFull, !isFull],
      download: isFull ? 200 : 403,
      sizes: isFull ? 1 : 0,
      article: isFull ? 'full' : 'teaser',
    })
  })
  it.each(viewers.filter(({ held }) => held))('$viewer has a subscription that says so', async (row) => {
    const list = await demo.send('GET', '/subscription?inclCancelled=true&inclSubscriptionType=true', {
      user: accountOf(row),
    })
    const [subscription] = (list.body as unknown[]).map((one) => parse(UserSubscription, one))
    expect(subscription?.active).toBe(row.access === 'full')
    expect(subscription?.graceUntil).toBe(row.held?.grace_until?.toISOString())
  })
  it('loses access by time alone, at the end of the plan', async () => {
    const row = viewers.find(({ viewer }) => viewer === 'with a cancelled plan before its end')
    const user = row ? accountOf(row) : expect.unreachable()
    expect((await download(user)).status).toBe(200)
    demo.clock.pass(day)
    expect([(await download(user)).status, await article(user)]).toEqual([403, 'teaser'])
    demo.clock.pass(-day)
  })
})

describe('a guest', () => {
  it('gets nothing that needs a login, and the teaser of a premium article', async () => {
    const statuses = [await song(ids.track), await download(), await video()].map(({ status }) => status)
    expect([...statuses, await article()]).toEqual([401, 401, 401, 'teaser'])
  })
})

describe('the age ceiling', () => {
  it('of a tenant hides items from playback too, not only from its lists', async () => {
    const graded = await demo.store.within('nour', ({ db }) =>
      db
        .updateTable('item')
        .set({ grading: 40 })
        .where('kind', '=', 'track')
        .where('id', '=', (query) =>
          query.selectFrom('item').select('id').where('kind', '=', 'track').orderBy('id').limit(1),
        )
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    const play = await demo.send('POST', '/song', {
      tenant: 'nour',
      user: 'adult',
      body: { id: graded.id, protocol: 'HTTPS' },
    })
    const opened = await demo.send('GET', `/content/tracks/${graded.id}?lang=en`, { tenant: 'nour' })
    expect([play.status, opened.status]).toEqual([404, 404])
  })
})
