/** How many documents the worker keeps, over caches that lie in memory. */
import { afterAll, expect, it, vi } from 'vitest'
import { documentHeaders, shellPathOf } from '../src/contract/documents.ts'

const origin = 'https://nour.example'
const kept = new Map<string, Response>()
const keyOf = (asked: string | { url: string }) =>
  new URL(typeof asked === 'string' ? asked : asked.url, origin).href
const cache = {
  match: async (asked: string) => kept.get(keyOf(asked))?.clone(),
  put: async (asked: string, answer: Response) => void kept.set(keyOf(asked), answer),
  delete: async (asked: string | { url: string }) => kept.delete(keyOf(asked)),
  keys: async () => [...kept.keys()].map((url) => ({ url })),
}
vi.stubGlobal('self', { location: new URL(origin) })
vi.stubGlobal('caches', { open: async () => cache })
vi.stubGlobal('fetch', async () => {
  const headers = { [documentHeaders.kind]: 'rendered', [documentHeaders.build]: build }
  return Object.defineProperties(new Response('<p>', { headers }), { type: { value: 'basic' } })
})
afterAll(() => vi.unstubAllGlobals())
const { build } = await import('./names.ts')
const { keepAddress } = await import('./documents.ts')

it('keeps the sixty documents that were opened last, and every empty page beside them', async () => {
  const shells = ['en', 'ar'].map((lang) => origin + shellPathOf(lang))
  for (const shell of shells) await cache.put(shell, new Response(''))
  const pages = Array.from({ length: 65 }, (_, at) => `${origin}/page/${at}`)
  for (const page of pages.slice(0, 60)) await keepAddress(page)
  // Opened again: it is the last one now.
  await keepAddress(`${origin}/page/0`)
  for (const page of pages.slice(60)) await keepAddress(page)
  expect([...kept.keys()]).toEqual([...shells, ...pages.slice(6, 60), `${origin}/page/0`, ...pages.slice(60)])
})
