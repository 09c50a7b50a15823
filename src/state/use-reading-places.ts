/** Places in articles, newest first; null until the disk has answered, so that what shows them appears all at once. */
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { ReadingPlace } from '../contract/reading-records.ts'
import { usePortal } from './portal.tsx'
import { readingPlaces } from './reading-places.ts'
import { session } from './session.ts'

export const useReadingPlaces = (): readonly ReadingPlace[] | null => {
  const { name } = usePortal().tenant
  const { status } = useSnapshot(session)
  const [places, setPlaces] = useState<readonly ReadingPlace[] | null>(null)
  useEffect(() => {
    // Whose device memory it is stands with the session.
    if (status === 'unknown') return
    let isGone = false
    const take = (found: readonly ReadingPlace[]) => {
      if (!isGone) setPlaces(found)
    }
    readingPlaces(name).then(take, (problem: unknown) => {
      console.warn('the places could not be read', problem)
      take([])
    })
    return () => {
      isGone = true
    }
  }, [name, status])
  return places
}
