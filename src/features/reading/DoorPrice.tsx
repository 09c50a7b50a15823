/** From how much on a plan opens what is behind the door; its line is kept free, as the plans come with a call of their own. */
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { subscriptionTypesQuery } from '../../api/subscriptions.ts'
import { kindOf } from '../../contract/kinds.ts'
import { cheapestOpening } from '../../domain/cheapest-plan.ts'
import { scopeOf, usePortal } from '../../state/portal.tsx'
import { useMoney } from '../../state/use-money.ts'
import { useAllWords, useTranslation } from '../../state/words.tsx'
import { useNear } from '../../ui/use-near.ts'
import css from './Door.module.css'

export const DoorPrice = () => {
  const { t } = useTranslation()
  const portal = usePortal()
  const money = useMoney()
  const isWorded = useAllWords()
  const line = useRef<HTMLParagraphElement>(null)
  const isNear = useNear(line)
  const { data } = useQuery({ ...subscriptionTypesQuery(scopeOf(portal)), enabled: isNear })
  const plan = isWorded && data ? cheapestOpening(data, kindOf('article').contentType, portal.lang) : null
  return (
    <p ref={line} className={css.price}>
      {plan &&
        t('reading.door.from', {
          price: t(`plans.price.${plan.billingCycleName}`, { price: money(plan.price) }),
        })}
    </p>
  )
}
