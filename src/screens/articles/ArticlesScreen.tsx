/** An article where the address names one, else the list of a section (AMBIG-007). */
import { lazy, useMemo } from 'react'
import type { StructureAsk } from '../../contract/structure.ts'
import { addressOf } from '../../domain/addresses/addresses.ts'
import { type ArticlePage, articlePageOf } from '../../domain/article-page.ts'
import { LikeButton } from '../../features/likes/LikeButton.tsx'
import { ArticleView } from '../../features/articles/ArticleView.tsx'
import { RateSlot } from '../../features/ratings/RateSlot.tsx'
import { ShareButton } from '../../features/tracks/ShareButton.tsx'
import { EmptyPageSlot } from '../../features/page-states/EmptyPageSlot.tsx'
import { StructureState, type PageProps } from '../../features/page-states/StructureState.tsx'
import { StructurePage } from '../../features/structure/StructurePage.tsx'

const Pending = lazy(async () => ({ default: (await import('./Pending.tsx')).Pending }))

const ArticlePageView = ({ page, ask }: { page: ArticlePage; ask: StructureAsk }) => {
  const { article, after } = page
  return (
    <>
      <ArticleView
        key={article.id}
        page={page}
        actions={
          <>
            <LikeButton item={article} />
            <ShareButton path={addressOf(article)} title={article.title} variant="plain" />
            <RateSlot card={article} variant="plain" />
          </>
        }
      />
      <StructurePage ask={ask} node={after} heading="own" />
    </>
  )
}

const Page = ({ node, ask }: PageProps) => {
  const page = useMemo(() => articlePageOf(node), [node])
  return page ? (
    <ArticlePageView page={page} ask={ask} />
  ) : (
    <StructurePage ask={ask} node={node} heading="shown" whenEmpty={<EmptyPageSlot />} />
  )
}

export const ArticlesScreen = () => <StructureState pending={<Pending />} page={Page} />
