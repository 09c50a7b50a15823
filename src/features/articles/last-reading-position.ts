/** The last reading position: on this device the paragraph, on another one the share that was read. */
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { playbackPositionQuery } from '../../api/history.ts'
import type { Card } from '../../contract/content.ts'
import { type LastPosition, latestPosition } from '../../domain/article-position.ts'
import { wait } from '../../lib/wait.ts'
import { personalScopeOf, usePortal } from '../../state/portal/portal.tsx'
import { findArticlePosition } from '../../state/articles/article-positions.ts'
import { isLoggedIn } from '../../state/session/session.ts'
import { reportPosition } from '../../state/player/report-position.ts'

export type { LastPosition }

type Article = Pick<Card, 'id' | 'contentType'> & { minutes?: number | undefined }
const secondsIn = ({ minutes = 1 }: Article) => minutes * 60

/** Milliseconds, after which the local position is used without the backend's. */
const answerTimeoutMs = 2000

const reportStep = 0.05
const lastReported = new Map<string, number>()

/** A visitor's position stays on the device. */
export const reportReadingPosition = (article: Article, fraction: number) => {
  if (!isLoggedIn() || Math.abs(fraction - (lastReported.get(article.id) ?? 0)) < reportStep) return
  lastReported.set(article.id, fraction)
  void reportPosition(article, fraction * secondsIn(article))
}

export const useLastReadingPosition = (): ((article: Article) => Promise<LastPosition | null>) => {
  const client = useQueryClient()
  const portal = usePortal()
  return useCallback(
    async (article) => {
      const local = await findArticlePosition(portal.tenant.name, article.id)
      if (!isLoggedIn()) return local
      const pending = client
        .fetchQuery(playbackPositionQuery(personalScopeOf(portal), article.id))
        .catch(() => null)
      const remote = await Promise.race([pending, wait(answerTimeoutMs).then(() => null)])
      if (!remote) return local
      const fraction = remote.userCurrentPlaying / secondsIn(article)
      return latestPosition(local, { part: fraction, at: Date.parse(remote.updated) })
    },
    [client, portal],
  )
}
