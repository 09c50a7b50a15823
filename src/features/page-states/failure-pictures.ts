/** Pictures for the middle arch after a failure; loaded after the first view, which rarely needs them. */
import { error } from '../../ui/arch-pictures/error.tsx'
import { lost } from '../../ui/arch-pictures/lost.tsx'
import { restricted } from '../../ui/arch-pictures/restricted.tsx'
import type { ArchPicture } from '../../ui/Arches.tsx'

export type FailureCase = 'unseen' | 'late' | 'silent' | 'gone' | 'broken'
export const failurePictures: Record<'gone' | 'restricted' | 'broken', ArchPicture> = {
  gone: lost,
  restricted,
  broken: error,
}
