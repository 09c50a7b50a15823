import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clientParts } from '../../api/backend.fixture.ts'
import { configureBackend } from '../../api/backend.ts'
import { downloadRecord } from '../../contract/download-records.fixture.ts'
import { stubIndexedDb } from '../../lib/indexed-db.fixture.ts'
import { createStorage } from '../../lib/storage.fixture.ts'
import { becomeUser, becomeVisitor } from '../session/session.ts'
import { openDownloadStore } from './download-store.ts'
import { downloads } from './downloads.ts'
import { pauseDownloads, resumeDownloads } from './download-actions.ts'

const ids = Array.from({ length: 10 }, (_, place) => `epi_${place}`)
let disk: ReturnType<typeof stubIndexedDb>
let asked: string[] = []

/** Nothing is answered: what was asked for is on its way until it is let go. */
const hold = (address: string, { body, signal }: RequestInit) =>
  new Promise<Response>((done, failed) => {
    signal?.addEventListener('abort', () => failed(signal.reason))
    if (address.endsWith('/device')) done(Response.json({ id: 'd', deviceAttributes: {} }))
    if (address.endsWith('/song/download'))
      asked.push((JSON.parse(String(body)) as { articleId: string }).articleId)
  })

beforeEach(async () => {
  asked = []
  configureBackend({ ...clientParts, base: '/api', tenantName: 'riwaq' })
  disk = stubIndexedDb()
  vi.stubGlobal('localStorage', createStorage())
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('fetch', hold)
  type Work = () => Promise<void>
  const request = (_: string, optionsOrWork: object | Work, work?: Work) =>
    typeof optionsOrWork === 'function' ? optionsOrWork() : work?.()
  vi.stubGlobal('navigator', { locks: { request }, onLine: true })
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
  await vi.waitFor(() => expect(asked).toHaveLength(2))
}

it('pausing many running downloads starts none of the others, and resuming starts the first again', async () => {
  await beginToFetch()
  await pauseDownloads(ids)
  expect(statesHere()).toEqual(new Set(['paused']))
  expect(await openDownloadStore('riwaq', 'omar').rows.list()).toMatchObject(
    ids.map(() => ({ state: 'paused' })),
  )
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  await resumeDownloads(ids)
  await vi.waitFor(() => expect(asked.slice(2)).toEqual(ids.slice(0, 2)))
})

it('a pause holds even when full storage refuses it', async () => {
  await beginToFetch()
  disk.refusal = new DOMException('no room', 'QuotaExceededError')
  await expect(pauseDownloads(ids)).rejects.toBe(disk.refusal)
  expect(statesHere()).toEqual(new Set(['paused']))
  expect(asked).toHaveLength(2)
})
