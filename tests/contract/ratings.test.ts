import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Rating } from '../../src/contract/ratings.ts'
import { openBackend, type Backend } from '../support/backend.ts'
import { addAccount, addItem } from '../support/rows.ts'

let backend: Backend
const vote = (articleId: string, score: unknown) => ({
  articleId,
  deviceId: 'dev_1',
  score,
  contentType: 'MUSIC_ALBUM',
})
const rate = (user: string, articleId: string, score: unknown, more: object = {}, tenant = 'riwaq') =>
  backend.send('PUT', '/rating', { user, tenant, body: { ...vote(articleId, score), ...more } })
const read = async (user: string, id: string, tenant = 'riwaq') => {
  const { status, body } = await backend.send('GET', `/rating/user/article/${id}`, { user, tenant })
  expect(status).toBe(200)
  return body as Rating
}

beforeAll(async () => {
  backend = await openBackend()
  for (const tenant of ['riwaq', 'nour']) {
    for (const user of ['lina', 'omar']) await addAccount(backend.store, tenant, user)
    for (const id of ['alb_1', 'alb_2', 'alb_3']) await addItem(backend.store, tenant, id)
  }
  await addItem(backend.store, 'nour', 'alb_foreign')
})
afterAll(() => backend.close())

describe('a rating', () => {
  it('is empty before the first vote [CALL-RATING-01]', async () => {
    expect(await read('lina', 'alb_1')).toEqual({ articleId: 'alb_1', score: null, average: null, count: 0 })
  })

  it('is one vote per user, the last one, and their average [CALL-RATING-01, CALL-RATING-02]', async () => {
    expect((await rate('lina', 'alb_1', 2)).body).toMatchObject({ score: 2, average: 2, count: 1 })
    await rate('omar', 'alb_1', 3)
    expect((await rate('lina', 'alb_1', 4)).body).toEqual({
      articleId: 'alb_1',
      score: 4,
      average: 3.5,
      count: 2,
    })
    expect(await read('omar', 'alb_1')).toMatchObject({ score: 3, average: 3.5, count: 2 })
  })

  it('accepts exactly {articleId, deviceId, score, contentType}, one to five whole stars [CALL-RATING-02]', async () => {
    for (const score of [0, 6, 2.5, -1, '4', null])
      expect((await rate('lina', 'alb_2', score)).status, String(score)).toBe(400)
    expect((await rate('lina', 'alb_2', 4, { more: 1 })).status).toBe(400)
    expect((await rate('lina', 'alb_2', 4, { deviceId: undefined })).status).toBe(400)
    expect(await read('lina', 'alb_2')).toMatchObject({ count: 0 })
  })

  it('is refused to a child above the age ceiling, as not found', async () => {
    await addAccount(backend.store, 'riwaq', 'maya', {
      parental: JSON.stringify({ isActive: true, maxRating: 10, maxAgeGroup: null }),
    })
    await addItem(backend.store, 'riwaq', 'alb_grown', { grading: 40 })
    expect((await rate('maya', 'alb_grown', 4)).status).toBe(404)
    await addItem(backend.store, 'riwaq', 'alb_small')
    expect((await rate('maya', 'alb_small', 4)).status).toBe(200)
  })

  it('is refused for an unknown item, another tenant’s, or another type', async () => {
    for (const id of ['alb_nowhere', 'alb_foreign']) expect((await rate('lina', id, 4)).status).toBe(404)
    expect((await rate('lina', 'alb_2', 4, { contentType: 'PODCAST' })).status).toBe(404)
  })

  it('is neither read nor written by a guest [RATING-01, RATING-02]', async () => {
    const written = await backend.send('PUT', '/rating', { body: vote('alb_2', 4) })
    const answer = await backend.send('GET', '/rating/user/article/alb_2')
    expect([written.status, answer.status]).toEqual([401, 401])
    expect(await read('lina', 'alb_2')).toMatchObject({ count: 0 })
  })

  it('is scoped to its tenant', async () => {
    await rate('lina', 'alb_3', 5)
    await rate('lina', 'alb_3', 1, {}, 'nour')
    expect(await read('lina', 'alb_3')).toMatchObject({ score: 5, count: 1 })
    expect(await read('omar', 'alb_3', 'nour')).toMatchObject({ score: null, average: 1, count: 1 })
  })
})
