/** Which documents the worker caches, and how many; the caches are in memory. */
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { documentHeaders, shellPathOf } from '../src/contract/documents.ts'

const origin = 'https://nour.example'
const cached = new Map<string, Response>()
const keyOf = (request: string | { url: string }) =>
  new URL(typeof request === 'string' ? request : request.url, origin).href
const cache = {
  match: async (request: string) => cached.get(keyOf(request))?.clone(),
  put: async (request: string, answer: Response) => void cached.set(keyOf(request), answer),
  delete: async (request: string | { url: string }) => cached.delete(keyOf(request)),
  keys: async () => [...cached.keys()].map((url) => ({ url })),
}
vi.stubGlobal('self', { location: new URL(origin) })
vi.stubGlobal('caches', { open: async () => cache })
const answerOf = (status = 200, kind = 'rendered', of = build) => {
  const headers = { [documentHeaders.kind]: kind, [documentHeaders.build]: of }
  return Object.defineProperties(new Response('<p>', { status, headers }), { type: { value: 'basic' } })
}
const network = vi.fn(async () => answerOf())
vi.stubGlobal('fetch', network)
beforeEach(() => {
  cached.clear()
  network.mockReset().mockImplementation(async () => answerOf())
})
afterAll(() => vi.unstubAllGlobals())
const { build } = await import('./names.ts')
const { cacheAddress } = await import('./documents.ts')

it('caches the sixty most recently opened documents, and every empty page beside them', async () => {
  const shells = ['en', 'ar'].map((lang) => origin + shellPathOf(lang))
  for (const shell of shells) await cache.put(shell, new Response(''))
  const pages = Array.from({ length: 65 }, (_, at) => `${origin}/page/${at}`)
  for (const page of pages.slice(0, 60)) await cacheAddress(page)
  // Opened again: it is the last one now.
  await cacheAddress(`${origin}/page/0`)
  for (const page of pages.slice(60)) await cacheAddress(page)
  expect([...cached.keys()]).toEqual([
    ...shells,
    ...pages.slice(6, 60),
    `${origin}/page/0`,
    ...pages.slice(60),
  ])
})

const page = `${origin}/page`

it.each([
  [404, 'of this build', build],
  [410, 'of this build', build],
  [404, 'of another build', 'another'],
])('drops a document whose address answers %i, %s', async (status, _, of) => {
  await cacheAddress(page)
  expect(cached.has(page)).toBe(true)
  network.mockResolvedValue(answerOf(status, 'rendered', of))
  await cacheAddress(page)
  expect(cached.has(page)).toBe(false)
})

it('keeps a document through other failures', async () => {
  await cacheAddress(page)
  network.mockRejectedValueOnce(new TypeError('no connection'))
  await expect(cacheAddress(page)).rejects.toThrow('no connection')
  // A server error, the empty page, and a proxy that does not reach the server.
  for (const answer of [answerOf(500), answerOf(503), answerOf(200, 'shell'), answerOf(404, '')]) {
    network.mockResolvedValueOnce(answer)
    await cacheAddress(page)
    expect(cached.has(page)).toBe(true)
  }
})
