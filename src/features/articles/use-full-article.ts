/** The page before the paywall, and the full text for readers with access. */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { fullArticleQuery } from '../../api/articles.ts'
import { type ArticlePage, articlePageOf } from '../../domain/article-page.ts'
import { personalScopeOf, usePortal } from '../../state/portal/portal.tsx'
import { session } from '../../state/session/session.ts'

export interface PaywallState {
  state: 'open' | 'opening' | 'closed' | 'failed'
  error: unknown
  retry: () => void
}

export const useFullArticle = (page: ArticlePage): { page: ArticlePage; door: PaywallState } => {
  const { status } = useSnapshot(session)
  const isClosed = page.article.access === 'teaser'
  const { data, error, refetch } = useQuery({
    ...fullArticleQuery(personalScopeOf(usePortal()), page.article.id),
    enabled: isClosed && status === 'user',
  })
  const whole = useMemo(() => data && articlePageOf(data), [data])
  const retry = () => void refetch()
  if (!isClosed) return { page, door: { state: 'open', error: null, retry } }
  if (whole?.article.access === 'full')
    return {
      page: { ...page, article: whole.article, nodes: whole.nodes },
      door: { state: 'open', error: null, retry },
    }
  const isAsking = status === 'user' && !data && !error
  const state = isAsking ? 'opening' : status === 'user' && error && !data ? 'failed' : 'closed'
  return { page, door: { state, error, retry } }
}
