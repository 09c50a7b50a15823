import type { Article } from '../../contract/articles.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { ArticlePaywall } from './ArticlePaywall.tsx'
import css from './ArticleView.module.css'
import type { PaywallState } from './use-full-article.ts'
import { useReaderCount } from './use-reader-count.ts'

/** Below a full text the number of its readers, below a teaser the paywall; both count as read. */
export const ArticleEnd = ({ article, paywall }: { article: Article; paywall: PaywallState }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const reads = useReaderCount(article)
  if (paywall.state !== 'open') return <ArticlePaywall article={article} paywall={paywall} />
  return (
    <p className={css.reads}>
      {reads !== null && t('reading.reads', { count: reads, n: formats.number(reads) })}
    </p>
  )
}
