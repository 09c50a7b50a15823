/** The reel is generated once and cached on disk; the video's bytes follow from it and from its length. */
import { createHash } from 'node:crypto'
import type { Artwork } from '../art/palettes.ts'
import type { DiskCache } from '../../media/files/disk-cache.ts'
import { createWorkQueue } from '../../media/files/work-queue.ts'
import { type WebmVideo, webmVideoOf } from './webm-video.ts'
import { type Reel, makeReel } from './reel.ts'
import { shotsPerReel } from './video-format.ts'

/** Raise it when videos are generated differently: cached reels and the players' slices of old ones become invalid. */
const edition = 1
/** Reels at hand; each is a megabyte or two. */
const most = 6

const packed = ({ soundPrivate, clusters }: Reel): Buffer =>
  Buffer.concat(
    [soundPrivate, ...clusters].flatMap((part) => {
      const size = Buffer.alloc(4)
      size.writeUInt32BE(part.length)
      return [size, part]
    }),
  )

const unpacked = (bytes: Buffer): Reel => {
  const parts: Buffer[] = []
  for (let at = 0; at < bytes.length;) {
    const size = bytes.readUInt32BE(at)
    parts.push(bytes.subarray(at + 4, at + 4 + size))
    at += 4 + size
  }
  const [soundPrivate = Buffer.alloc(0), ...clusters] = parts
  return { soundPrivate, clusters }
}

export interface VideoRequest {
  id: string
  artwork: Artwork
  seconds: number
  /** Of its reel, where that is a short one. */
  shots?: number
}
export interface WebmVideos {
  open(request: VideoRequest): Promise<{ video: WebmVideo; name: string }>
  close(): Promise<void>
}

export const createWebmVideos = (cache: DiskCache): WebmVideos => {
  const queue = createWorkQueue({ running: 1, waiting: 12 })
  const openReels = new Map<string, Reel>()

  const remember = (name: string, reel: Reel) => {
    openReels.delete(name)
    openReels.set(name, reel)
    const oldest = openReels.size > most ? openReels.keys().next().value : undefined
    if (oldest !== undefined) openReels.delete(oldest)
    return reel
  }
  const reelOf = async (name: string, { id, artwork, shots = shotsPerReel }: VideoRequest): Promise<Reel> => {
    const openReel = openReels.get(name)
    if (openReel) return remember(name, openReel)
    const cached = await cache.read(name)
    if (cached) return remember(name, unpacked(cached))
    const reel = await makeReel(id, artwork, shots)
    await cache.write(name, packed(reel))
    return remember(name, reel)
  }
  return {
    async open(request) {
      const { id, artwork, seconds } = request
      const name = createHash('sha256').update(`${edition}|${artwork}|${id}`).digest('base64url').slice(0, 32)
      const reel = await queue.run(name, () => reelOf(name, request))
      return { video: webmVideoOf(reel, seconds), name: `${name}-${seconds}` }
    },
    close: () => queue.close(),
  }
}
