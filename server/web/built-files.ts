/** Listed once at start: no path is ever built from a request, so none can leave the folder. */
import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'

export interface StoredFile {
  type: string
  body: Uint8Array<ArrayBuffer>
  brotli: Uint8Array<ArrayBuffer> | null
  etag: string
}
export interface BuiltFiles {
  get(address: string): StoredFile | undefined
  text(address: string): string
  names(): string[]
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.html': 'text/html; charset=utf-8',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.mp3': 'audio/mpeg',
}
export const typeOf = (name: string) => types[extname(name)] ?? 'application/octet-stream'

/** Never served as files: the page is rendered, and the build's manifest is internal. */
const unserved = /^\/(?:index\.html|manifest\.build\.json)$|\/\.|\.br$/

export const etagOf = (body: Uint8Array) =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

const read = async (file: string): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await readFile(file))

export const readIfThere = (file: string) =>
  read(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

const store = async (file: string): Promise<StoredFile> => {
  const body = await read(file)
  return { type: typeOf(file), body, brotli: await readIfThere(`${file}.br`), etag: etagOf(body) }
}

export const readBuiltFiles = async (folder: string): Promise<BuiltFiles> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = new Map<string, StoredFile>()
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name)
    const address = '/' + relative(folder, file).split(sep).join('/')
    if (entry.isFile() && !unserved.test(address)) files.set(address, await store(file))
  }
  return {
    get: (address) => files.get(address),
    text(address) {
      const file = files.get(address)
      if (!file) throw new Error(`The build has no ${address}.`)
      return new TextDecoder().decode(file.body)
    },
    names: () => [...files.keys()],
  }
}
