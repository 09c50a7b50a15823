/** Articles and news: an article where the address names one, else the list of a section (AMBIG-007). */
import { useQuery } from '@tanstack/react-query'
import { Suspense, lazy, useMemo } from 'react'
import { structureQuery } from '../../api/content.ts'
import type { StructureAsk } from '../../api/fetch-structure.ts'
import type { StructureNode } from '../../contract/structure.ts'
import { addressOf } from '../../domain/addresses.ts'
import { type ArticlePage, articlePageOf } from '../../domain/article-page.ts'
import { LikeButton } from '../../features/likes/LikeButton.tsx'
import { ArticleView } from '../../features/reading/ArticleView.tsx'
import { RateSlot } from '../../features/ratings/RateSlot.tsx'
import { Failure } from '../../features/states/Failure.tsx'
import { SavedNote } from '../../features/states/SavedNote.tsx'
import { ShareButton } from '../../features/tracks/ShareButton.tsx'
import { Located } from '../../state/Located.tsx'
import { scopeOf, usePortal } from '../../state/portal.tsx'
import { Composed } from '../structure/Composed.tsx'
import { useAsked } from '../structure/use-asked.ts'

const Pending = lazy(async () => ({ default: (await import('./Pending.tsx')).Pending }))

const Read = ({ page, ask }: { page: ArticlePage; ask: StructureAsk }) => {
  const { article, after } = page
  return (
    <>
      <ArticleView
        key={article.id}
        page={page}
        actions={
          <>
            <LikeButton kind={article.kind} id={article.id} title={article.title} />
            <RateSlot card={article} look="plain" />
            <ShareButton path={addressOf(article)} title={article.title} look="plain" />
          </>
        }
      />
      <Composed ask={ask} node={after} heading="own" />
    </>
  )
}

const Page = ({ node, ask }: { node: StructureNode; ask: StructureAsk }) => {
  const page = useMemo(() => articlePageOf(node), [node])
  return page ? <Read page={page} ask={ask} /> : <Composed ask={ask} node={node} heading="shown" />
}

const Asked = () => {
  const ask = useAsked()
  const { data, error, refetch, dataUpdatedAt } = useQuery(structureQuery(scopeOf(usePortal()), ask))
  if (!data && error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Suspense fallback={null}>
        <Pending />
      </Suspense>
    )
  return (
    <>
      <Page node={data} ask={ask} />
      <SavedNote savedAt={dataUpdatedAt} />
    </>
  )
}

export const Screen = () => (
  <Located>
    <Asked />
  </Located>
)
