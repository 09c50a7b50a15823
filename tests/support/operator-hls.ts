/** A portal whose operator has HLS folders in MEDIA_DIR. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createFileSource } from '../../server/media/file-source/file-source.ts'
import { mergeSources } from '../../server/media/media-source.ts'
import { createTickets, newTicketKey } from '../../server/media/tickets.ts'
import { videoHandlers } from '../../server/modules/video/video.routes.ts'
import { type Backend, openBackend, testClock } from './backend.ts'
import { writeHlsFolder } from './hls-folder.ts'
import { openTestMedia } from './media.ts'
import { mp4Bytes } from './media-files.ts'
import { addAccount, addItem } from './rows.ts'
import { unmadeMedia } from './unmade-media.ts'

/** Every address in a playlist, in lines and in tags. */
export const addressesIn = (text: string) =>
  text.split('\n').flatMap((line) => {
    const address = /URI="([^"]+)"/.exec(line)?.[1] ?? (line.startsWith('#') ? '' : line)
    return address === '' ? [] : [address]
  })

const addVideo = ({ store }: Backend, id: string, more: object = {}) =>
  addItem(store, 'riwaq', id, {
    kind: 'video',
    texts: JSON.stringify({ description: { en: 'A story that the demo would caption.' } }),
    data: JSON.stringify({ duration: 12, isHls: true, ...more }),
  })

const openFolders = async (root: string) => {
  const lines: string[] = []
  const write = (fields: object) =>
    void lines.push(
      `${String(Reflect.get(fields, 'file')).replace(root, '')}: ${String(Reflect.get(fields, 'reason'))}`,
    )
  const log = { info: write, warn: write, error: write }
  const source = mergeSources(createFileSource(root, log), unmadeMedia)
  const tickets = createTickets(newTicketKey(), testClock())
  const backend = await openBackend({ handlers: videoHandlers(tickets, source) })
  const media = await openTestMedia(backend, { mediaDir: root, log })
  return { backend, media, complaints: () => lines.splice(0) }
}

const fillFolders = async (backend: Backend, root: string, folderOf: (id: string) => string) => {
  await addAccount(backend.store, 'riwaq', 'lina')
  for (const id of ['vid_hls', 'vid_both', 'vid_bad', 'vid_next', 'vid_gap', 'vid_links', 'vid_words'])
    await addVideo(backend, id)
  await addVideo(backend, 'vid_only', { media: { source: 'file' } })
  await addVideo(backend, 'vid_plan', { premium: true })
  for (const id of ['vid_hls', 'vid_both', 'vid_plan', 'vid_next', 'vid_gap', 'vid_links'])
    await writeHlsFolder(folderOf(id))
  await writeFile(join(root, 'riwaq', 'vid_both', 'video.mp4'), mp4Bytes('isom'))
}

export const openOperatorHls = async () => {
  const root = await mkdtemp(join(tmpdir(), 'riwaq-hls-'))
  const folderOf = (id: string) => join(root, 'riwaq', id, 'hls')
  const { backend, media, complaints } = await openFolders(root)
  await fillFolders(backend, root, folderOf)
  const ticketFor = (id: string, kind: 'full' | 'preview' = 'full') => media.ticket(kind, 'riwaq', id)
  return {
    root,
    media,
    /** Log lines since the last call. */
    complaints,
    folderOf,
    put: async (id: string, name: string, bytes: Uint8Array | string) => {
      const path = join(folderOf(id), name)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, bytes)
    },
    stream: (id: string, protocol = 'HLS') => {
      const body = { id, protocol, drm: null, externalProviderCode: null }
      return backend.send('POST', '/video/streaming', { user: 'lina', body })
    },
    ticketFor,
    at: (id: string, path: string, ticket = ticketFor(id)) => `/media/${id}/hls/${path}?ticket=${ticket}`,
    statusOf: async (address: string) => (await media.get(address)).status,
    bytesOf: async (address: string) => Buffer.from(await (await media.get(address)).arrayBuffer()),
    async close() {
      await media.close()
      await backend.close()
      await rm(root, { recursive: true })
    },
  }
}
