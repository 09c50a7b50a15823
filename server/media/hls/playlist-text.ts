/** A playlist of an operator: what it names, and the same playlist with other addresses. Nothing may lead out of its folder. */
import { hlsTypeOf } from './hls-types.ts'
import type { AddressOfPath } from './hls-folder.ts'

interface Subtitles {
  lang: string
  path: string
}
interface Playlist {
  named: readonly string[]
  /** Left out of what is written, since players get them as tracks of their own. */
  subtitles: readonly Subtitles[]
  write(addressOf: AddressOfPath): string
}
type Piece = string | { path: string }
type Line = readonly Piece[] | Subtitles
const isSubtitles = (line: Line): line is Subtitles => 'lang' in line

const controlCharacter = /[^\P{Cc}\t]/u

const maxNameBytes = 255

const decodeName = (name: string): string | null => {
  try {
    const decoded = decodeURIComponent(name)
    const isName = !/[/\\]/.test(decoded) && !controlCharacter.test(decoded)
    return isName && Buffer.byteLength(decoded) <= maxNameBytes ? decoded : null
  } catch {
    return null
  }
}

const maxPathLength = 1000

/** The path within the folder that a relative address leads to; null for an address that leads elsewhere. */
export const pathInFolder = (address: string, from: readonly string[] = []): string | null => {
  const [withoutQuery = ''] = address.split(/[?#]/)
  if (/^[a-z][a-z0-9+.-]*:/i.test(withoutQuery) || withoutQuery.startsWith('/')) return null
  const path = [...from]
  for (const part of withoutQuery.split('/')) {
    const name = decodeName(part)
    if (name === null) return null
    if (name === '' || name === '.') continue
    if (name === '..') {
      if (path.pop() === undefined) return null
    } else if (name.startsWith('.')) return null
    else path.push(name)
  }
  const joined = path.join('/')
  return joined === '' || joined.length > maxPathLength ? null : joined
}

const attribute = /([A-Z0-9-]+)=("[^"]*"|[^",]*)/g
/** Their players load from places that the playlist does not list. */
const leadsElsewhere = (name: string) => name !== 'URI' && (name.endsWith('URI') || name === 'X-ASSET-LIST')

class PlaylistFault extends Error {}

const namePath = (address: string, from: readonly string[]): { path: string } => {
  const path = pathInFolder(address, from)
  if (path === null) throw new PlaylistFault('leads out of its folder')
  if (hlsTypeOf(path) === null) throw new PlaylistFault('names a file of an unknown type')
  return { path }
}

const readTag = (line: string, from: readonly string[]): Piece[] => {
  if (line.startsWith('#EXTINF')) return [line]
  if (line.startsWith('#EXT-X-DEFINE')) throw new PlaylistFault('defines variables, which are not supported')
  const pieces: Piece[] = []
  let end = 0
  for (const found of line.matchAll(attribute)) {
    const [matched, name = '', value = ''] = found
    if (leadsElsewhere(name)) throw new PlaylistFault('leads out of its folder')
    if (name !== 'URI') continue
    pieces.push(`${line.slice(end, found.index)}URI="`, namePath(value.replaceAll('"', ''), from), '"')
    end = found.index + matched.length
  }
  return [...pieces, line.slice(end)]
}

/** Without the tag's name: only what lists subtitles of a whole video is returned, not translated signs for instance. */
const subtitlesIn = (line: string, from: readonly string[]): Subtitles | null => {
  const values = new Map(
    [...line.matchAll(attribute)].map(([, name, value = '']) => [name, value.replaceAll('"', '')]),
  )
  const uri = values.get('URI')
  if (values.get('TYPE') !== 'SUBTITLES' || uri === undefined) return null
  const isComplete = values.get('FORCED') !== 'YES'
  const lang = values.get('LANGUAGE')?.split('-')[0]?.toLowerCase() ?? ''
  return { lang: isComplete ? lang : '', ...namePath(uri, from) }
}
const withoutSubtitles = (line: string) => line.replace(/SUBTITLES="[^"]*",|,SUBTITLES="[^"]*"/, '')

const readLine = (line: string, from: readonly string[]): Line => {
  if (controlCharacter.test(line)) throw new PlaylistFault('is no text')
  if (line.startsWith('#EXT-X-MEDIA:')) return subtitlesIn(line, from) ?? readTag(line, from)
  if (line.startsWith('#EXT-X-STREAM-INF:')) return readTag(withoutSubtitles(line), from)
  if (line.startsWith('#EXT')) return readTag(line, from)
  return line === '' || line.startsWith('#') ? [line] : [namePath(line, from)]
}

/** A text says why it cannot be served. */
const readLines = (lines: readonly string[], from: readonly string[]): Line[] | string => {
  const read: Line[] = []
  for (const [at, line] of lines.entries())
    try {
      read.push(readLine(line, from))
    } catch (error) {
      if (error instanceof PlaylistFault) return `its line ${at + 1} ${error.message}`
      throw error
    }
  return read
}
const writeLine = (line: Line, addressOf: AddressOfPath): string =>
  isSubtitles(line)
    ? ''
    : line.map((piece) => (typeof piece === 'string' ? piece : addressOf(piece.path))).join('')

const announcesAddress = /^#EXT(?:INF|-X-STREAM-INF|-X-BYTERANGE)/

/** `from`: names of the folders that lead to the playlist's own. A text says why it cannot be served. */
export const readPlaylist = (text: string, from: readonly string[]): Playlist | string => {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trim())
  if (lines[0] !== '#EXTM3U') return 'it is no playlist'
  const read = readLines(lines, from)
  if (typeof read === 'string') return read
  if (announcesAddress.test(lines.findLast((line) => line !== '') ?? '')) return 'it is cut off'
  const named = read.flat().flatMap((piece) => (typeof piece === 'string' ? [] : [piece.path]))
  if (named.length === 0) return 'it names no file'
  return {
    named,
    subtitles: read.filter(isSubtitles),
    write: (addressOf) => read.map((line) => writeLine(line, addressOf)).join('\n'),
  }
}
