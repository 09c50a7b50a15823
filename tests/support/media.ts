/** The media endpoint over a test's backend, called in-process, and tickets that it accepts. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Log } from '../../server/context.ts'
import { createDemoMedia } from '../../server/demo/demo-media.ts'
import { createFileSource } from '../../server/media/file-source/file-source.ts'
import { createMedia } from '../../server/media/media.ts'
import { mergeSources } from '../../server/media/media-source.ts'
import { createTickets, newTicketKey } from '../../server/media/tickets.ts'
import { readSettings } from '../../server/start/settings.ts'
import type { Backend } from './backend.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

interface TestMediaOptions {
  /** An operator's files take precedence over the demo's. */
  mediaDir?: string
  log?: Log
}

export const openTestMedia = async (backend: Backend, { mediaDir, log = silent }: TestMediaOptions = {}) => {
  const { store, tenants, clock } = backend
  const folder = await mkdtemp(join(tmpdir(), 'riwaq-media-'))
  const key = newTicketKey()
  const context = {
    settings: readSettings({ DATA_DIR: folder }),
    store,
    tenants,
    clock,
    log: silent,
    ids: { next: () => 'one', secret: () => 'two' },
    secrets: { readOrCreate: () => Promise.resolve(key) },
    metrics: { countCutReport: () => undefined },
    portalAddress: ({ name }: { name: string }) => `http://${name}.localhost`,
  }
  const media = await createMedia(context, async (openCache) => {
    const demo = await createDemoMedia(context, openCache)
    return mediaDir ? mergeSources(createFileSource(mediaDir, log), demo) : demo
  })
  return {
    async get(path: string, headers: Record<string, string> = {}, name = 'riwaq', method = 'GET') {
      const tenant = tenants.find((tenant) => tenant.name === name)
      if (!tenant) throw new Error(name)
      const visit = { tenant, ip: '203.0.113.7', origin: 'http://a.test', requestId: 'request-1' }
      const answer = await media.respond(new Request(`http://a.test${path}`, { method, headers }), visit)
      if (!answer) throw new Error(`nobody answered ${path}`)
      return answer
    },
    ticket: (kind: 'full' | 'preview', tenant = 'riwaq', item = 'trk_one', session: string | null = null) =>
      createTickets(key, clock).issue({
        tenant,
        account: 'acc_1',
        item,
        kind,
        session,
        isPreview: kind === 'preview',
      }),
    async close() {
      await media.close()
      await rm(folder, { recursive: true })
    },
  }
}
export type TestMedia = Awaited<ReturnType<typeof openTestMedia>>
