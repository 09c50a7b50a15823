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

export const useFullArticle = (page: ArticlePage): { page: ArticlePage; paywall: PaywallState } => {
  const { status } = useSnapshot(session)
  const isClosed = page.article.access === 'teaser'
  const { data, error, refetch } = useQuery({
    ...fullArticleQuery(personalScopeOf(usePortal()), page.article.id),
    enabled: isClosed && status === 'user',
  })
  const fullPage = useMemo(() => data && articlePageOf(data), [data])
  const retry = () => void refetch()
  if (!isClosed) return { page, paywall: { state: 'open', error: null, retry } }
  if (fullPage?.article.access === 'full')
    return {
      page: { ...page, article: fullPage.article, nodes: fullPage.nodes },
      paywall: { state: 'open', error: null, retry },
    }
  const isAsking = status === 'user' && !data && !error
  const state = isAsking ? 'opening' : status === 'user' && error && !data ? 'failed' : 'closed'
  return { page, paywall: { state, error, retry } }
}
