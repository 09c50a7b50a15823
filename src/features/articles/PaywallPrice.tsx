/** The lowest price that opens the article; its row is reserved, as the plans load with a call of their own. */
import type { RefObject } from 'react'
import type { PlanPage } from '../../domain/plan-page.ts'
import { useMoney } from '../../state/words/use-money.ts'
import { useAllWordsLoaded, useTranslation } from '../../state/words/translation.tsx'
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

interface PaywallPriceProps {
  row: RefObject<HTMLParagraphElement | null>
  price: PlanPage | null
}
export const PaywallPrice = ({ row, price }: PaywallPriceProps) => {
  const areWordsLoaded = useAllWordsLoaded()
  return (
    <p ref={row} className={css.price}>
      {areWordsLoaded && price && <FromPrice plan={price} />}
    </p>
  )
}
