/** Places in articles, newest first; null until the disk has answered, so that what shows them appears all at once. */
import { useEffect, useState } from 'react'
import { subscribe, useSnapshot } from 'valtio'
import type { ReadingPlace } from '../../contract/article-records.ts'
import { usePortal } from '../portal/portal.tsx'
import { placeChanges, readingPlaces } from './article-positions.ts'
import { session } from '../session/session.ts'

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
    const read = () =>
      void readingPlaces(name).then(take, (problem: unknown) => {
        console.warn('the places could not be read', problem)
        take([])
      })
    read()
    const stop = subscribe(placeChanges, read)
    return () => {
      isGone = true
      stop()
    }
  }, [name, status])
  return places
}
