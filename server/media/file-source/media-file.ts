import type { MediaFile } from '../media-source.ts'
import type { FoundFile } from './find-file.ts'
import { openFile } from './open-file.ts'

export const mediaFile = ({ path, facts, fileType: { extension, type } }: FoundFile): MediaFile => ({
  extension,
  type,
  facts: () => Promise.resolve(facts),
  open: () => openFile(path, type),
})
