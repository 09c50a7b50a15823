/** What the middle arch shows when content did not come over a line; behind the first view, which hopes not to need it. */
import { error } from '../../ui/arch-pictures/error.tsx'
import { lost } from '../../ui/arch-pictures/lost.tsx'
import type { ArchPicture } from '../../ui/Arches.tsx'

export type FailureCase = 'unseen' | 'late' | 'silent' | 'gone' | 'broken'
export const failurePictures: Record<'gone' | 'broken', ArchPicture> = {
  gone: lost,
  broken: error,
}
