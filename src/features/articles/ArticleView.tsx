/** One article for long reading: a narrow column, tools at the side, nothing else that distracts. */
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { localeOf } from '../../contract/languages.ts'
import type { ArticlePage } from '../../domain/article-page.ts'
import { useFormats } from '../../state/words/formats.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { restoreArticleTextSize } from '../../state/articles/article-text-size.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { RichNodes } from '../../ui/RichText.tsx'
import { ArticleHead } from './ArticleHead.tsx'
import css from './ArticleView.module.css'
import { TableOfContents } from './TableOfContents.tsx'
import { ArticlePaywall } from './ArticlePaywall.tsx'
import { ListenButton } from './ListenButton.tsx'
import { Illustration } from './Illustration.tsx'
import { TextSettingsButton } from './TextSettingsButton.tsx'
import { ResumeOffer } from './ResumeOffer.tsx'
import { useReadAloud } from './use-read-aloud.ts'
import { useReaderCount } from './use-reader-count.ts'
import { blocksIn, showBlock, useReadingPosition } from './use-reading-position.ts'
import { useFullArticle } from './use-full-article.ts'

interface ArticleViewProps {
  page: ArticlePage
  actions: ReactNode
}

/** One element for each node: paragraphs are found by their number. */
const Body = ({ nodes }: Pick<ArticlePage, 'nodes'>) =>
  nodes.map((node, at) =>
    'tag' in node && node.tag === 'img' ? (
      <Illustration key={at} picture={node} />
    ) : (
      <RichNodes key={at} nodes={[node]} />
    ),
  )

const useIsomorphicLayout = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** The paragraph that is read aloud is marked and scrolled into view. */
const useReadAloudBlock = (text: { current: HTMLElement | null }, block: number | null) => {
  useEffect(() => {
    const current = block === null ? undefined : blocksIn(text.current)[block]
    if (!current) return
    current.dataset['spoken'] = ''
    const { top, bottom } = current.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) current.scrollIntoView({ block: 'center' })
    return () => {
      delete current.dataset['spoken']
    }
  }, [text, block])
}

export const ArticleView = ({ page: initialPage, actions }: ArticleViewProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { tenant, lang } = usePortal()
  const { page, paywall } = useFullArticle(initialPage)
  const { article, nodes } = page
  const text = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const isFullText = paywall.state === 'open'
  const resumeOffer = useReadingPosition({ article, text, bar }, isFullText)
  const listening = useReadAloud(nodes, article.textLang)
  const reads = useReaderCount(article)
  useReadAloudBlock(text, listening?.block ?? null)
  useIsomorphicLayout(() => restoreArticleTextSize(tenant.name), [tenant.name])
  return (
    <article className={css.article}>
      <div ref={bar} className={css.bar} aria-hidden />
      <ArticleHead article={article} isForeign={article.textLang !== lang} isFullText={isFullText} />
      <div className={css.tools} role="group" aria-label={t('reading.tools')}>
        {listening && <ListenButton listening={listening} />}
        <TextSettingsButton />
        {actions}
      </div>
      <div
        ref={text}
        className={css.text}
        lang={article.textLang}
        dir={localeOf(article.textLang).dir}
        data-cut={!isFullText}
      >
        <div className={css.drop} data-drop>
          <Picture picture={article.picture} shape="arch" size="cover" eager first className={css.picture} />
        </div>
        <Body nodes={nodes} />
      </div>
      <TableOfContents nodes={nodes} text={text} onGo={(block) => showBlock(text.current, block)} />
      {isFullText ? (
        <p className={css.reads}>
          {reads !== null && t('reading.reads', { count: reads, n: formats.number(reads) })}
        </p>
      ) : (
        <ArticlePaywall article={article} paywall={paywall} />
      )}
      {resumeOffer && <ResumeOffer offer={resumeOffer} />}
    </article>
  )
}
