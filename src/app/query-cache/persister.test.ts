import { type QueryKey, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { localKeys } from '../../contract/storage-names.ts'
import { stubIndexedDb } from '../../lib/indexed-db.fixture.ts'
import { createStorage } from '../../lib/storage.fixture.ts'
import { diskPersister } from './create-client.ts'
import { sweepDisk } from './persister.ts'

let disk: ReturnType<typeof stubIndexedDb>
beforeEach(() => {
  disk = stubIndexedDb()
  vi.stubGlobal('localStorage', createStorage())
})
afterEach(() => vi.unstubAllGlobals())

const note = localKeys.alias('riwaq', 'guest')
/** Asks what home shows to a guest; the answer comes when it is let. */
const ask = () => {
  let answer = (_: string) => {}
  const pendingAnswer = new Promise<string>((done) => (answer = done))
  const client = new QueryClient()
  const answered = client.fetchQuery<unknown, Error, unknown, QueryKey>({
    queryKey: ['personal', 'riwaq', 'guest', 'for-you'],
    queryFn: () => pendingAnswer,
    persister: diskPersister,
  })
  return { answer: (shelves: string) => answer(shelves), answered }
}
const written = () => [...disk.tables].flatMap(([name, rows]) => (rows.size > 0 ? [name] : []))

it('an answer is stored under the name of the requesting user', async () => {
  const { answer, answered } = ask()
  answer('shelves')
  expect(await answered).toBe('shelves')
  await vi.waitFor(() => expect(written()).toEqual([`queries:riwaq:${localStorage.getItem(note)}`]))
})

it('an answer after a logout is shown and not stored', async () => {
  const { answer, answered } = ask()
  await vi.waitFor(() => expect(disk.tables.size).toBe(1))
  // As a logout does; the next user has another name.
  localStorage.removeItem(note)
  disk.tables.clear()
  const next = ask()
  answer('old')
  next.answer('new')
  expect(await Promise.all([answered, next.answered])).toEqual(['old', 'new'])
  await vi.waitFor(() => expect(written()).toEqual([`queries:riwaq:${localStorage.getItem(note)}`]))
  await sweepDisk()
  expect([...disk.tables.keys()]).toEqual(written())
})
