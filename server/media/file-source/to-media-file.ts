import type { MediaFile } from '../served-file.ts'
import type { FoundFile } from './find-file.ts'
import { openFile } from './open-file.ts'

export const toMediaFile = ({ path, facts, fileType: { extension, type } }: FoundFile): MediaFile => ({
  extension,
  type,
  facts: () => Promise.resolve(facts),
  open: () => openFile(path, type),
})
