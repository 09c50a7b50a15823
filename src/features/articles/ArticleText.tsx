import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { localeOf } from '../../contract/languages.ts'
import type { ArticlePage } from '../../domain/article-page.ts'
import { restoreArticleTextSize } from '../../state/articles/article-text-size.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { RichNodes } from '../../ui/RichText.tsx'
import css from './ArticleView.module.css'
import { Illustration } from './Illustration.tsx'
import { blocksIn } from './use-reading-position.ts'

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

const useReadAloudBlock = (text: { current: HTMLElement | null }, block: number | null) => {
  useEffect(() => {
    const current = block === null ? undefined : blocksIn(text.current)[block]
    if (!current) return
    current.dataset['readAloud'] = ''
    const { top, bottom } = current.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) current.scrollIntoView({ block: 'center' })
    return () => {
      delete current.dataset['readAloud']
    }
  }, [text, block])
}

interface ArticleTextProps {
  page: ArticlePage
  text: RefObject<HTMLDivElement | null>
  isFullText: boolean
  readAloudBlock: number | null
}
export const ArticleText = ({
  page: { article, nodes },
  text,
  isFullText,
  readAloudBlock,
}: ArticleTextProps) => {
  const { tenant } = usePortal()
  useReadAloudBlock(text, readAloudBlock)
  useIsomorphicLayout(() => restoreArticleTextSize(tenant.name), [tenant.name])
  return (
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
  )
}
