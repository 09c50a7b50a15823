/** Hashed files are immutable, the others are revalidated; a missing one is 404, never the page. */
import { acceptsEncoding } from '../http/compress.ts'
import { acceptsHtml } from '../http/accepts-html.ts'
import type { Responder } from '../context.ts'
import type { BuiltFiles, StoredFile } from './built-files.ts'
import type { OldAssets } from './old-assets.ts'

const forever = 'public, max-age=31536000, immutable'

const isHashed = (address: string) => address.startsWith('/assets/')

/** Addresses that look like a file get a page only when a person opens them in the browser. */
const isFileAddress = (pathname: string) =>
  isHashed(pathname) || /\.[a-z0-9]{2,12}$/i.test(pathname) || pathname.includes('/.')

export const missingFile = () =>
  new Response('Not found', {
    status: 404,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })

const sameTag = (header: string | null, etag: string) =>
  header?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) ?? false

export const answerFile = (request: Request, file: StoredFile, cacheControl: string): Response => {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  const brotli = acceptsEncoding(request.headers.get('accept-encoding') ?? '', 'br') ? file.brotli : null
  // Each encoding has its own tag, or a cache would confirm one with the other.
  const etag = brotli ? file.etag.replace(/"$/, '-br"') : file.etag
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    etag,
  })
  if (file.brotli) headers.set('vary', 'accept-encoding')
  if (sameTag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  const body = brotli ?? file.body
  if (brotli) headers.set('content-encoding', 'br')
  headers.set('content-length', String(body.byteLength))
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

/** Files at the root of the build besides the worker are internal. */
export const createAssets =
  (files: BuiltFiles, old: OldAssets): Responder =>
  async (request) => {
    const { pathname } = new URL(request.url)
    const file = files.get(pathname) ?? (isHashed(pathname) ? await old.get(pathname) : null)
    if (file) return answerFile(request, file, isHashed(pathname) ? forever : 'no-cache')
    const isTyped = acceptsHtml(request) && !isHashed(pathname)
    return isFileAddress(pathname) && !isTyped ? missingFile() : null
  }
