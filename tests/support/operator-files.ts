/** A MEDIA_DIR with files of an operator, and what the server makes of them. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Log } from '../../server/context.ts'
import { createFileSource } from '../../server/media/file-source/file-source.ts'
import type { PlayableItem } from '../../server/media/media-source.ts'
import { sendMedia } from '../../server/media/send-media.ts'
import { loadTenants } from '../../server/tenants/load.ts'

const [tenant] = loadTenants()
if (!tenant) throw new Error('there is no tenant')

export const trackOf = (id: string): PlayableItem => ({
  id,
  kind: 'track',
  lang: 'en',
  data: { seconds: 60 },
})

export const openOperatorFiles = async () => {
  const root = await mkdtemp(join(tmpdir(), 'riwaq-files-'))
  await mkdir(join(root, tenant.name))
  const lines: string[] = []
  const write = (fields: object, message: string) =>
    void lines.push(`${message}: ${String(Reflect.get(fields, 'reason'))}`)
  const log: Log = { info: write, warn: write, error: write }
  const files = createFileSource(root, log)
  const pathOf = (id: string, name: string) => join(root, tenant.name, id, name)
  const soundOf = async (id: string) => (await files.soundsOf(tenant, trackOf(id)))?.full ?? null
  return {
    root,
    tenant,
    files,
    log,
    /** Log lines since the last call. */
    complaints: () => lines.splice(0),
    pathOf,
    put: async (id: string, name: string, bytes: Uint8Array | string) => {
      await mkdir(dirname(pathOf(id, name)), { recursive: true })
      await writeFile(pathOf(id, name), bytes)
    },
    soundOf,
    videoOf: (id: string) =>
      files.videoOf(tenant, { id, kind: 'video', grading: 0, texts: {}, data: { duration: 60 } }),
    get: async (id: string, headers: Record<string, string> = {}, method = 'GET') => {
      const sound = await soundOf(id)
      if (!sound) throw new Error(`${id} has no sound`)
      return sendMedia(new Request('http://a.test/', { headers, method }), sound)
    },
    close: () => rm(root, { recursive: true }),
  }
}
