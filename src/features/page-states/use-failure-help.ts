import { useEffect, useState } from 'react'
import { unseen } from '../../ui/arch-pictures/unseen.tsx'
import type { ArchPicture } from '../../ui/Arches.tsx'
import type { FailureCase } from './failure-pictures.ts'

/** Suggestions after a failure. Loaded ahead: when they are needed there may be no connection. */
const loadHelp = async () => {
  const [{ failurePictures }, { UnavailableReason }, { OfflineSuggestions }] = await Promise.all([
    import('./failure-pictures.ts'),
    import('./UnavailableReason.tsx'),
    import('./OfflineSuggestions.tsx'),
  ])
  return { failurePictures, UnavailableReason, OfflineSuggestions }
}
type FailureHelp = Awaited<ReturnType<typeof loadHelp>>
/** No suggestions until they are loaded, or where they fail to: the text is enough. */
export const useFailureHelp = (): FailureHelp | null => {
  const [help, setHelp] = useState<FailureHelp | null>(null)
  useEffect(() => {
    loadHelp().then(setHelp, (problem: unknown) =>
      console.info('the help for this failure could not be loaded', problem),
    )
  }, [])
  return help
}
const noPicture: ArchPicture = { middle: null }

/** Included here, as it could not be loaded offline. */
export const pictureOf = (found: FailureCase, help: FailureHelp | null, hasCeiling: boolean): ArchPicture => {
  if (found !== 'gone' && found !== 'broken') return unseen
  // The backend answers the same for a missing item: it names neither title nor kind.
  const picture = found === 'gone' && hasCeiling ? 'restricted' : found
  return help?.failurePictures[picture] ?? noPicture
}
