import { vi } from 'vitest'
import { clientParts } from '../../api/backend.fixture.ts'
import { configureBackend } from '../../api/backend.ts'
import { type Disk, stubIndexedDb } from '../../lib/indexed-db.fixture.ts'
import { createStorage } from '../../lib/storage.fixture.ts'

type Work = () => Promise<void>

interface HeldDownloads {
  disk: Disk
  /** Ids of the songs that were requested. */
  requested: string[]
}

/** A device whose downloads are requested and never answered, so that they stay on their way; undone by `unstubAllGlobals`. */
export const stubHeldDownloads = (): HeldDownloads => {
  const held: HeldDownloads = { disk: stubIndexedDb(), requested: [] }
  configureBackend({ ...clientParts, base: '/api', tenantName: 'riwaq' })
  vi.stubGlobal('localStorage', createStorage())
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal(
    'fetch',
    (address: string, { body, signal }: RequestInit) =>
      new Promise<Response>((done, failed) => {
        signal?.addEventListener('abort', () => failed(signal.reason))
        if (address.endsWith('/device')) done(Response.json({ id: 'd', deviceAttributes: {} }))
        if (address.endsWith('/song/download'))
          held.requested.push((JSON.parse(String(body)) as { articleId: string }).articleId)
      }),
  )
  const request = (_: string, optionsOrWork: object | Work, work?: Work) =>
    typeof optionsOrWork === 'function' ? optionsOrWork() : work?.()
  vi.stubGlobal('navigator', { locks: { request }, onLine: true })
  return held
}
