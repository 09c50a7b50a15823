/** Newest first; null until the disk has answered, so that everything that depends on it appears at once. */
import { useEffect, useState } from 'react'
import { subscribe, useSnapshot } from 'valtio'
import type { ArticlePosition } from '../../contract/article-records.ts'
import { usePortal } from '../portal/portal.tsx'
import { articlePositionChanges, listArticlePositions } from './article-positions.ts'
import { session } from '../session/session.ts'

export const useArticlePositions = (): readonly ArticlePosition[] | null => {
  const { name } = usePortal().tenant
  const { status } = useSnapshot(session)
  const [places, setPlaces] = useState<readonly ArticlePosition[] | null>(null)
  useEffect(() => {
    // The session decides whose positions these are.
    if (status === 'unknown') return
    let isGone = false
    const take = (found: readonly ArticlePosition[]) => {
      if (!isGone) setPlaces(found)
    }
    const read = () =>
      void listArticlePositions(name).then(take, (problem: unknown) => {
        console.warn('the places could not be read', problem)
        take([])
      })
    read()
    const stop = subscribe(articlePositionChanges, read)
    return () => {
      isGone = true
      stop()
    }
  }, [name, status])
  return places
}
