import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { errorReason } from '../../start/error-reason.ts'
import type { Log } from '../../context.ts'
import type { SourcePicture } from '../media-source.ts'
import { pictureTypes } from './file-types.ts'
import type { FoundFile, MediaFolder } from './find-file.ts'

const limits = { bytes: 50_000_000, pixels: 100_000_000 }
const maxSamples = 10_000

/** Rotated as its EXIF data says. */
const decode = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: limits.pixels, failOn: 'error' }).autoOrient()

/** The side of the square that a picture is brought down to for its colours. */
const sampleSide = 16

interface PictureFiles {
  pictureOf(tenant: string, id: string): Promise<SourcePicture | null>
  sampleOf(tenant: string, id: string): Promise<{ version: string; pixels: Buffer } | null>
}

export const createPictureFiles = (folder: MediaFolder, log: Log): PictureFiles => {
  /** By path and version: its sample, or null for what is no picture. */
  const samples = new Map<string, Promise<Buffer | null>>()

  const readSample = async ({ path, facts }: FoundFile): Promise<Buffer | null> => {
    const refuse = (reason: string) => {
      log.warn({ file: path, reason }, 'a media file is not served')
      return null
    }
    if (facts.size > limits.bytes) return refuse(`it is larger than ${limits.bytes} bytes`)
    try {
      return await decode(await readFile(path))
        .resize(sampleSide, sampleSide, { fit: 'fill' })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .raw()
        .toBuffer()
    } catch (error) {
      return refuse(`it cannot be read as a picture: ${errorReason(error)}`)
    }
  }
  const cachedSample = (found: FoundFile) => {
    const key = `${found.path}|${found.facts.etag}`
    const known = samples.get(key) ?? readSample(found)
    samples.set(key, known)
    const oldest = samples.size > maxSamples ? samples.keys().next().value : undefined
    if (oldest !== undefined) samples.delete(oldest)
    return known
  }
  return {
    async pictureOf(tenant, id) {
      const found = await folder.find(tenant, id, 'picture', pictureTypes)
      if (!found || !(await cachedSample(found))) return null
      return {
        key: `file|${found.path}|${found.facts.etag}`,
        isImmutable: false,
        open: async () => decode(await readFile(found.path)),
      }
    },
    async sampleOf(tenant, id) {
      const found = await folder.find(tenant, id, 'picture', pictureTypes)
      const pixels = found && (await cachedSample(found))
      return pixels && { version: found.facts.etag.replaceAll('"', ''), pixels }
    },
  }
}
