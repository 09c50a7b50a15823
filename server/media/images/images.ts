/**
 * `GET /img/{id}/{width}x0.{any}`: drawn from the id at the width of the ladder, always WebP, kept on disk.
 * Only what the tenant's own data names is drawn, so that nobody can fill the cache with ids of their own.
 */
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { imageWidths, type ImageWidth } from '../../../src/lib/image-url.ts'
import type { RequestContext } from '../../context.ts'
import { drawingOf } from '../../demo/art/draw.ts'
import type { Artwork } from '../../demo/art/palettes.ts'
import type { DiskCache } from '../files/disk-cache.ts'
import { type WorkQueue, QueueFull, createWorkQueue } from '../files/work-queue.ts'

/** Raised when the drawings change: it is part of every cached name and every ETag. */
const edition = 3
/** The first that keeps a picture under its weight; fine-grained drawings need the later ones. */
const qualities = [72, 58, 44] as const
/** 10 kB up to 400 pixels, 40 kB at 800, and so on with the area. */
const mostBytes = (width: number) => Math.max(10_000, (width / 800) ** 2 * 40_000)

const address = /^\/img\/([A-Za-z0-9_-]{1,64})\/(\d{1,4})x0\.[a-z0-9]{1,5}$/

export const renderImage = async (id: string, width: number, artwork: Artwork): Promise<Buffer> => {
  const { svg, w } = drawingOf(id, artwork)
  // Below 160 fine lines would alias; they are drawn larger and made smaller.
  const drawn = Math.max(width, 160)
  const picture = sharp(Buffer.from(svg), { density: (72 * drawn) / w }).resize({ width })
  const at = (quality: number) =>
    picture.clone().webp({ quality, effort: 4, smartSubsample: true }).toBuffer()
  if (width === 20) return at(40)
  let bytes = await at(qualities[0])
  for (const quality of qualities.slice(1)) if (bytes.length > mostBytes(width)) bytes = await at(quality)
  return bytes
}

interface Images {
  answer(request: Request, visit: RequestContext): Promise<Response | null>
  close(): Promise<void>
}

const widthOf = (text: string): ImageWidth | undefined => imageWidths.find((width) => String(width) === text)

const plain = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })

const serve = (request: Request, bytes: Buffer, etag: string): Response => {
  const headers = {
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
    etag,
  }
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  if (known.some((tag) => tag.trim().replace(/^W\//, '') === etag))
    return new Response(null, { status: 304, headers })
  const length = { ...headers, 'content-length': String(bytes.length) }
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers: length })
}

export const createImages = (
  cache: DiskCache,
  isNamed: (tenant: string, id: string) => Promise<boolean>,
  queue: WorkQueue = createWorkQueue({ running: Math.max(1, availableParallelism() - 1), waiting: 400 }),
): Images => {
  const draw = async (name: string, id: string, width: ImageWidth, artwork: Artwork) => {
    const bytes = await renderImage(id, width, artwork)
    await cache.write(name, bytes)
    return bytes
  }
  return {
    async answer(request, { tenant }) {
      const { pathname } = new URL(request.url)
      if (!pathname.startsWith('/img/')) return null
      if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, { allow: 'GET, HEAD' })
      const [, id, asked] = address.exec(pathname) ?? []
      if (!id || !asked) return plain(404)
      const width = widthOf(asked)
      if (!width) return plain(400)
      const artwork = tenant.artwork ?? 'full'
      const name = createHash('sha256')
        .update(`${edition}|${artwork}|${id}|${width}`)
        .digest('base64url')
        .slice(0, 32)
      if (!(await isNamed(tenant.name, id))) return plain(404)
      try {
        const kept = await cache.read(name)
        return serve(
          request,
          kept ?? (await queue.run(name, () => draw(name, id, width, artwork))),
          `"${name}"`,
        )
      } catch (error) {
        if (error instanceof QueueFull) return plain(503, { 'retry-after': '2' })
        throw error
      }
    },
    close: () => queue.close(),
  }
}
