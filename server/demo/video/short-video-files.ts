/** The files of the short videos, read once each: together they are a few megabytes. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Artwork } from '../art/palettes.ts'
import { type Fragments, fragmentsOf } from '../../media/hls/fragments.ts'
import type { CachedFile } from '../../media/hls/hls-ladder.ts'
import { sprite } from './short-videos.ts'

/** In this folder, or in the sources of a built server. */
const folder = ['./files/', '../../server/demo/video/files/', '../../../server/demo/video/files/']
  .map((path) => new URL(path, import.meta.url))
  .find((url) => existsSync(url))

const cached = new Map<string, Promise<CachedFile>>()

const read = async (name: string): Promise<CachedFile> => {
  if (!folder) throw new Error('the short films are not there')
  const bytes = await readFile(new URL(name, folder))
  return { bytes, etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22) }
}
const fileOf = (name: string): Promise<CachedFile> => {
  const file = cached.get(name) ?? read(name)
  cached.set(name, file)
  return file
}

export const spriteOf = (artwork: Artwork) => fileOf(`${artwork}/${sprite.file}`)

export const renditionOf = async (
  artwork: Artwork,
  height: number,
): Promise<CachedFile & { fragments: Fragments }> => {
  const file = await fileOf(`${artwork}/${height}.mp4`)
  return { ...file, fragments: fragmentsOf(file.bytes) }
}
