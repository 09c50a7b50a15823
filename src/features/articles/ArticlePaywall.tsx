import type { Article } from '../../contract/articles.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { unseen } from '../../ui/arch-pictures/unseen.tsx'
import { Arches } from '../../ui/Arches.tsx'
import css from './ArticlePaywall.module.css'
import { ClosedPaywall } from './ClosedPaywall.tsx'
import { PaywallFailure } from './PaywallFailure.tsx'
import type { PaywallState } from './use-full-article.ts'

export const ArticlePaywall = ({ article, paywall }: { article: Article; paywall: PaywallState }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { minutesLeft } = article
  const isOpening = paywall.state === 'opening'
  return (
    <section className={css.paywall} aria-busy={isOpening}>
      <Arches picture={unseen} />
      <h2 className={css.title}>
        {isOpening
          ? t('reading.door.waiting')
          : t('reading.door.left', { count: minutesLeft, n: formats.number(minutesLeft) })}
      </h2>
      {paywall.state === 'failed' && <PaywallFailure error={paywall.error} retry={paywall.retry} />}
      {paywall.state === 'closed' && <ClosedPaywall article={article} />}
    </section>
  )
}
