import sharp from 'sharp'
import { expect, it } from 'vitest'
import { loadTenants } from '../../tenants/load.ts'
import type { DiskCache } from '../files/disk-cache.ts'
import { createImages } from './images.ts'

const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
const lines: object[] = []

/** A cache whose disk takes no more. */
const fullCache: Pick<DiskCache, 'read' | 'write'> = {
  read: () => Promise.resolve(null),
  write: () => Promise.reject(full),
}
const picture = {
  key: 'one',
  isImmutable: true,
  open: (width: number) =>
    Promise.resolve(sharp({ create: { width, height: width, channels: 3, background: '#204060' } })),
}

it('a picture is served without its cache file where the disk is full, and the log says so once', async () => {
  const images = createImages(
    fullCache,
    { pictureOf: () => Promise.resolve(picture) },
    { isNamed: () => Promise.resolve(true), log: { warn: (fields) => void lines.push(fields) } },
  )
  const [tenant] = loadTenants()
  if (!tenant) return expect.unreachable()
  const visit = { tenant, ip: '203.0.113.7', origin: 'http://a.test', requestId: 'request-1' }
  for (const width of [160, 320]) {
    const request = new Request(`http://a.test/img/alb_1/${width}x0.webp`)
    const response = await images.answer(request, visit)
    expect(response?.status).toBe(200)
    const bytes = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0))
    expect((await sharp(bytes).metadata()).width).toBe(width)
  }
  expect(lines).toEqual([{ reason: full.message }])
  await images.close()
})
