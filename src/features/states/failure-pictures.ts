/** What the middle arch shows when content did not come; behind the first view, which hopes not to need them. */
import { error } from '../../ui/arch-pictures/error.tsx'
import { lost } from '../../ui/arch-pictures/lost.tsx'
import { unseen } from '../../ui/arch-pictures/unseen.tsx'
import type { ArchPicture } from '../../ui/Arches.tsx'

export type FailureCase = 'unseen' | 'late' | 'silent' | 'gone' | 'broken'
export const failurePictures: Record<FailureCase, ArchPicture> = {
  unseen,
  late: unseen,
  silent: unseen,
  gone: lost,
  broken: error,
}
