import { type ReactNode, useRef } from 'react'
import type { ArticlePage } from '../../domain/article-page.ts'
import { ArticleEnd } from './ArticleEnd.tsx'
import { ArticleHead } from './ArticleHead.tsx'
import { ArticleText } from './ArticleText.tsx'
import { ArticleTools } from './ArticleTools.tsx'
import css from './ArticleView.module.css'
import { ResumeOffer } from './ResumeOffer.tsx'
import { TableOfContents } from './TableOfContents.tsx'
import { useFullArticle } from './use-full-article.ts'
import { useReadAloud } from './use-read-aloud.ts'
import { showBlock, useReadingPosition } from './use-reading-position.ts'

interface ArticleViewProps {
  page: ArticlePage
  actions: ReactNode
}

export const ArticleView = ({ page: initialPage, actions }: ArticleViewProps) => {
  const { page, paywall } = useFullArticle(initialPage)
  const { article, nodes } = page
  const text = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const isFullText = paywall.state === 'open'
  const resumeOffer = useReadingPosition({ article, text, bar }, isFullText)
  const listening = useReadAloud(nodes, article.textLang)
  return (
    <article className={css.article}>
      <div ref={bar} className={css.bar} aria-hidden />
      <ArticleHead article={article} isFullText={isFullText} />
      <ArticleTools listening={listening} actions={actions} />
      <ArticleText
        page={page}
        text={text}
        isFullText={isFullText}
        readAloudBlock={listening?.block ?? null}
      />
      <TableOfContents nodes={nodes} text={text} onGo={(block) => showBlock(text.current, block)} />
      <ArticleEnd article={article} paywall={paywall} />
      {resumeOffer && <ResumeOffer offer={resumeOffer} />}
    </article>
  )
}
