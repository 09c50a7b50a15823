import { useEffect, useState } from 'react'
import { countReader } from '../../api/articles.ts'
import type { Article } from '../../contract/articles.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { ArticlePaywall } from './ArticlePaywall.tsx'
import css from './ArticleView.module.css'
import type { PaywallState } from './use-full-article.ts'

const requests = new Map<string, Promise<number>>()

const countOnce = (id: string, category: string) => {
  const request = requests.get(id) ?? countReader(id, category)
  requests.set(id, request)
  return request
}

/** Reports once per article and page that it was opened. Null before the answer, and where there is none, as offline. */
const useReaderCount = ({ id, section }: Article): number | null => {
  const [reads, setReads] = useState<number | null>(null)
  const category = section?.id ?? null
  useEffect(() => {
    if (category === null) return
    let isUnmounted = false
    countOnce(id, category).then(
      (count) => {
        if (!isUnmounted) setReads(count)
      },
      () => requests.delete(id),
    )
    return () => {
      isUnmounted = true
    }
  }, [id, category])
  return reads
}

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
