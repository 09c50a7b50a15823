/** Serves pictures of the tenant's items only: an invented id would fill the cache. */
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { imageWidths, type ImageWidth } from '../../../src/lib/image-url.ts'
import type { Log, RequestContext } from '../../context.ts'
import { errorReason } from '../../start/error-reason.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { DiskCache } from '../files/disk-cache.ts'
import { type WorkQueue, QueueFull, createWorkQueue } from '../files/work-queue.ts'
import type { MediaSource, SourcePicture } from '../media-source.ts'

/** The first quality that keeps a picture below its limit is used; fine-grained drawings need the later ones. */
const qualities = [72, 58, 44] as const
/** 10 kB up to 400 pixels, 40 kB at 800, and so on with the area. */
const mostBytes = (width: number) => Math.max(10_000, (width / 800) ** 2 * 40_000)

const address = /^\/img\/([A-Za-z0-9_-]{1,64})\/(\d{1,4})x0\.[a-z0-9]{1,5}$/

export const renderImage = async (source: SourcePicture, width: number): Promise<Buffer> => {
  const picture = (await source.open(width)).resize({ width })
  const at = (quality: number) =>
    picture.clone().webp({ quality, effort: 4, smartSubsample: true }).toBuffer()
  if (width === 20) return at(40)
  let bytes = await at(qualities[0])
  for (const quality of qualities.slice(1)) if (bytes.length > mostBytes(width)) bytes = await at(quality)
  return bytes
}

interface ImageParts {
  isNamed(tenant: Tenant, id: string): Promise<boolean>
  log: Pick<Log, 'warn'>
}
interface Images {
  answer(request: Request, visit: RequestContext): Promise<Response | null>
  close(): Promise<void>
}

const widthOf = (text: string): ImageWidth | undefined => imageWidths.find((width) => String(width) === text)

const plain = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })

const serve = (request: Request, bytes: Buffer, etag: string, isImmutable: boolean): Response => {
  const headers = {
    'content-type': 'image/webp',
    // A picture that may be replaced is requested again after a minute, which mostly costs a 304.
    'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
    'cross-origin-resource-policy': 'same-origin',
    etag,
  }
  const knownTags = request.headers.get('if-none-match')?.split(',') ?? []
  if (knownTags.some((tag) => tag.trim().replace(/^W\//, '') === etag))
    return new Response(null, { status: 304, headers })
  const length = { ...headers, 'content-length': String(bytes.length) }
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers: length })
}

export const createImages = (
  cache: Pick<DiskCache, 'read' | 'write'>,
  source: Pick<MediaSource, 'pictureOf'>,
  { isNamed, log }: ImageParts,
  queue: WorkQueue = createWorkQueue({ running: Math.max(1, availableParallelism() - 1), waiting: 400 }),
): Images => {
  let isCacheFailing = false
  /** A disk that takes no more costs the next visitor's time, and this one nothing. */
  const writeCached = async (name: string, bytes: Buffer) => {
    try {
      await cache.write(name, bytes)
      isCacheFailing = false
    } catch (error) {
      if (!isCacheFailing) log.warn({ reason: errorReason(error) }, 'pictures cannot be cached')
      isCacheFailing = true
    }
  }
  const renderCached = async (name: string, picture: SourcePicture, width: ImageWidth) => {
    const bytes = await renderImage(picture, width)
    await writeCached(name, bytes)
    return bytes
  }
  return {
    async answer(request, { tenant }) {
      const { pathname } = new URL(request.url)
      if (!pathname.startsWith('/img/')) return null
      if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, { allow: 'GET, HEAD' })
      const [, id, widthText] = address.exec(pathname) ?? []
      if (!id || !widthText) return plain(404)
      const width = widthOf(widthText)
      if (!width) return plain(400)
      const picture = (await isNamed(tenant, id)) && (await source.pictureOf(tenant, id))
      if (!picture) return plain(404)
      const name = createHash('sha256').update(`${picture.key}|${width}`).digest('base64url').slice(0, 32)
      try {
        const bytes =
          (await cache.read(name)) ?? (await queue.run(name, () => renderCached(name, picture, width)))
        return serve(request, bytes, `"${name}"`, picture.isImmutable)
      } catch (error) {
        if (error instanceof QueueFull) return plain(503, { 'retry-after': '2' })
        throw error
      }
    },
    close: () => queue.close(),
  }
}
