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
  const [places, setPositions] = useState<readonly ArticlePosition[] | null>(null)
  useEffect(() => {
    // The session decides whose positions these are.
    if (status === 'unknown') return
    let isUnmounted = false
    const show = (found: readonly ArticlePosition[]) => {
      if (!isUnmounted) setPositions(found)
    }
    const load = () =>
      void listArticlePositions(name).then(show, (problem: unknown) => {
        console.warn('the positions could not be read', problem)
        show([])
      })
    load()
    const stop = subscribe(articlePositionChanges, load)
    return () => {
      isUnmounted = true
      stop()
    }
  }, [name, status])
  return places
}
