/** The lowest price that opens the article; its row is reserved, as the plans load with a call of their own. */
import { useRef } from 'react'
import type { Article } from '../../contract/articles.ts'
import type { PlanPage } from '../../domain/plan-page.ts'
import { useEntitlement } from '../../state/subscriptions/use-entitlement.ts'
import { useMoney } from '../../state/words/use-money.ts'
import { useAllWordsLoaded, useTranslation } from '../../state/words/translation.tsx'
import { useNear } from '../../ui/use-near.ts'
import css from './ArticlePaywall.module.css'

/** Neither its words nor the price are part of the document. */
const FromPrice = ({ plan: { price, promotion, billingCycleName } }: { plan: PlanPage }) => {
  const { t } = useTranslation()
  const money = useMoney()
  const now = t(`plans.price.${billingCycleName}`, { price: money(promotion?.price ?? price) })
  const from = t('reading.door.from', { price: now })
  // A promotion ends: the full price is shown beside it, as on the plans page.
  return promotion ? `${from} ${t('price.instead', { price: money(price) })}` : from
}

export const PaywallPrice = ({ article }: { article: Article }) => {
  const areWordsLoaded = useAllWordsLoaded()
  const row = useRef<HTMLParagraphElement>(null)
  const { price } = useEntitlement(article, { withPrice: useNear(row) })
  return (
    <p ref={row} className={css.price}>
      {areWordsLoaded && price && <FromPrice plan={price} />}
    </p>
  )
}
