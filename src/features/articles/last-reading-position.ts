/** Where an article was left: on this device to the paragraph, on another one by how much of it was read. */
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { playedQuery } from '../../api/history.ts'
import type { Card } from '../../contract/content.ts'
import { type LastPlace, latestPlace } from '../../domain/article-position.ts'
import { wait } from '../../lib/wait.ts'
import { personalScopeOf, usePortal } from '../../state/portal/portal.tsx'
import { placeIn } from '../../state/articles/article-positions.ts'
import { isLoggedIn } from '../../state/session/session.ts'
import { tellPlace } from '../../state/player/report-position.ts'

export type { LastPlace }

type Article = Pick<Card, 'id' | 'contentType'> & { minutes?: number | undefined }
const secondsIn = ({ minutes = 1 }: Article) => minutes * 60

/** Milliseconds; a line that does not answer keeps nobody from their own place. */
const patience = 2000

/** So much further down, before it is told again. */
const step = 0.05
const told = new Map<string, number>()

/** A visitor's place stays on the device. */
export const tellReading = (article: Article, part: number) => {
  if (!isLoggedIn() || Math.abs(part - (told.get(article.id) ?? 0)) < step) return
  told.set(article.id, part)
  void tellPlace(article, part * secondsIn(article))
}

export const useLastPlace = (): ((article: Article) => Promise<LastPlace | null>) => {
  const client = useQueryClient()
  const portal = usePortal()
  return useCallback(
    async (article) => {
      const here = await placeIn(portal.tenant.name, article.id)
      if (!isLoggedIn()) return here
      const asked = client.fetchQuery(playedQuery(personalScopeOf(portal), article.id)).catch(() => null)
      const away = await Promise.race([asked, wait(patience).then(() => null)])
      if (!away) return here
      const part = away.userCurrentPlaying / secondsIn(article)
      return latestPlace(here, { part, at: Date.parse(away.updated) })
    },
    [client, portal],
  )
}
