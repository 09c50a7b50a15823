/** `MEDIA_DIR/<tenant>/<id>/hls`: `index.m3u8` and what it leads to, in any sub folders. */
import { posix } from 'node:path'
import type { HlsFile, HlsFolder } from '../hls/hls-folder.ts'
import { extensionOf, hlsTypeOf, playlistType } from '../hls/hls-types.ts'
import { readPlaylist } from '../hls/playlist-text.ts'
import { type FileType, noFault } from './file-types.ts'
import type { FoundFile, MediaFolder } from './find-file.ts'
import { toMediaFile } from './to-media-file.ts'
import { joinCaptions } from './hls-captions.ts'
import { readText } from './open-file.ts'

const index = 'index.m3u8'
/** Ten hours in segments of two seconds fit into it. */
const maxPlaylistBytes = 2_000_000

const { basename, dirname: folderOf } = posix
const foldersOf = (path: string) => path.split('/').slice(0, -1)
const playlistAt = (path: string): FileType => ({
  extension: 'm3u8',
  type: playlistType,
  async findFault(file, size) {
    if (size > maxPlaylistBytes) return `it is larger than ${maxPlaylistBytes} bytes`
    const bytes = Buffer.alloc(size)
    await file.read(bytes, 0, size, 0)
    const playlist = readPlaylist(bytes.toString(), foldersOf(path))
    return typeof playlist === 'string' ? playlist : null
  },
})

/** Null where it was replaced by something else since it was checked. */
const readFoundPlaylist = async ({ path: file }: FoundFile, path: string) => {
  const playlist = readPlaylist((await readText(file, maxPlaylistBytes)) ?? '', foldersOf(path))
  return typeof playlist === 'string' ? null : playlist
}

/** Reads each folder once, however many segments are in it. */
const findMissing = async (
  named: readonly string[],
  namesIn: (below: string) => Promise<readonly string[]>,
): Promise<string | null> => {
  const names = new Map<string, ReadonlySet<string>>()
  for (const below of new Set(named.map(folderOf))) names.set(below, new Set(await namesIn(below)))
  const [missing, ...others] = named.filter((path) => !names.get(folderOf(path))?.has(basename(path)))
  if (missing === undefined) return null
  return `it names ${missing}, which is missing${others.length > 0 ? `, and ${others.length} more` : ''}`
}

export const findHlsFolder = async (
  folder: MediaFolder,
  tenant: string,
  id: string,
): Promise<HlsFolder | null> => {
  const find = (path: string, type: FileType) =>
    folder.findPath(tenant, id, ['hls', ...path.split('/')], type)
  const first = await find(index, playlistAt(index))
  if (!first) return null
  const findPlaylist = async (path: string) => (path === index ? first : find(path, playlistAt(path)))
  const findMedia = (path: string, type: string) =>
    find(path, { extension: extensionOf(path), type, findFault: noFault })

  const openPlaylist = async (path: string): Promise<HlsFile | null> => {
    const found = await findPlaylist(path)
    const playlist = found && (await readFoundPlaylist(found, path))
    if (!playlist) return null
    const namesIn = (below: string) => folder.namesIn(tenant, id, 'hls', below)
    await folder.warnOnce(found, () => findMissing(playlist.named, namesIn))
    return { kind: 'playlist', write: playlist.write }
  }
  const readSubtitles = async () => (await readFoundPlaylist(first, index))?.subtitles ?? []
  const readCaptions = async (path: string) => {
    const found = await findPlaylist(path)
    const playlist = found && (await readFoundPlaylist(found, path))
    return joinCaptions(playlist?.named ?? [], async (segment) => {
      const text = await findMedia(segment, 'text/vtt')
      return text && readText(text.path, maxPlaylistBytes)
    })
  }
  return {
    version: first.facts.etag.replaceAll('"', ''),
    captions: {
      langs: async () => [...new Set((await readSubtitles()).map(({ lang }) => lang))],
      async textIn(lang) {
        const track = (await readSubtitles()).find((subtitles) => subtitles.lang === lang)
        return track ? readCaptions(track.path) : null
      },
    },
    async open(path) {
      const type = hlsTypeOf(path)
      if (type === null) return null
      if (type === playlistType) return openPlaylist(path)
      const found = await findMedia(path, type)
      return found && { kind: 'media', file: toMediaFile(found) }
    },
  }
}
