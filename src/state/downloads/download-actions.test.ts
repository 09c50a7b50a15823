import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { downloadRecord } from '../../contract/download-records.fixture.ts'
import { becomeUser, becomeVisitor } from '../session/session.ts'
import { openDownloadStore } from './download-store.ts'
import { downloads } from './downloads.ts'
import { stubHeldDownloads } from './held-downloads.fixture.ts'
import { pauseDownloads, resumeDownloads } from './download-actions.ts'

const ids = Array.from({ length: 10 }, (_, place) => `epi_${place}`)
let held: ReturnType<typeof stubHeldDownloads>

beforeEach(async () => {
  held = stubHeldDownloads()
  const { name, rows } = openDownloadStore('riwaq', 'omar')
  localStorage.setItem(`kept-note:${name}`, 'some')
  for (const [at, id] of ids.entries()) await rows.put(id, downloadRecord(id, { at }))
})
afterEach(() => {
  becomeVisitor()
  vi.unstubAllGlobals()
})

const statesHere = () => new Set(downloads.sounds?.map(({ state }) => state))
const beginToFetch = async () => {
  becomeUser({ userId: 'omar', roles: ['user'] } as Parameters<typeof becomeUser>[0])
  await vi.waitFor(() => expect(held.requested).toHaveLength(2))
}

it('pausing many running downloads starts none of the others, and resuming starts the first again', async () => {
  await beginToFetch()
  await pauseDownloads(ids)
  expect(statesHere()).toEqual(new Set(['paused']))
  expect(await openDownloadStore('riwaq', 'omar').rows.list()).toMatchObject(
    ids.map(() => ({ state: 'paused' })),
  )
  await vi.waitFor(() => expect(held.requested).toHaveLength(2))
  await resumeDownloads(ids)
  await vi.waitFor(() => expect(held.requested.slice(2)).toEqual(ids.slice(0, 2)))
})

it('a pause holds even when full storage refuses it', async () => {
  await beginToFetch()
  held.disk.refusal = new DOMException('no room', 'QuotaExceededError')
  await expect(pauseDownloads(ids)).rejects.toBe(held.disk.refusal)
  expect(statesHere()).toEqual(new Set(['paused']))
  expect(held.requested).toHaveLength(2)
})
