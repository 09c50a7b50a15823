/** The plans of the tenant, to be read: what each opens and costs. */
import { localeOf } from '../../contract/languages.ts'
import type { PlanPage } from '../../domain/plan-page.ts'
import { numeralsOf } from '../../domain/numerals.ts'
import { useFormats } from '../../state/formats.ts'
import { usePortal } from '../../state/portal.tsx'
import { useTranslation } from '../../state/words.tsx'
import { Text } from '../../ui/Text.tsx'
import { classNames } from '../../ui/class-names.ts'
import css from './PlanList.module.css'

const usePrice = ({ price, cycle }: PlanPage): string => {
  const { t } = useTranslation()
  const { tenant, lang } = usePortal()
  const { amount, currency } = price
  const locale = `${localeOf(lang).iso}-u-nu-${numeralsOf(lang, tenant.numerals)}`
  const sum = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount)
  return t(`plans.price.${cycle}`, { price: sum })
}

const Trial = ({ trial }: Pick<PlanPage, 'trial'>) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  if (!trial) return null
  const { count, unit } = trial
  return <p className={css.trial}>{t(`plans.trial.${unit}`, { count, n: number(count) })}</p>
}

const Plan = ({ plan, isHeld }: { plan: PlanPage; isHeld: boolean }) => {
  const { t } = useTranslation()
  const price = usePrice(plan)
  return (
    <li className={classNames(css.plan, plan.isBest && css.best)}>
      <div className={css.head}>
        <h2>
          <Text>{plan.name}</Text>
        </h2>
        <p className={css.price}>{price}</p>
        {isHeld ? <p className={css.held}>{t('plans.held')}</p> : <Trial trial={plan.trial} />}
      </div>
      {plan.text && <p className={css.text}>{plan.text}</p>}
      {plan.opens.length > 0 && (
        <ul className={css.opens}>
          {plan.opens.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </li>
  )
}

interface PlanListProps {
  plans: readonly PlanPage[]
  /** Ids of the plans that whoever is here has. */
  held: readonly number[]
}
export const PlanList = ({ plans, held }: PlanListProps) => {
  const { t } = useTranslation()
  return (
    <>
      <ul className={css.plans}>
        {plans.map((plan) => (
          <Plan key={plan.id} plan={plan} isHeld={held.includes(plan.id)} />
        ))}
      </ul>
      <p className={css.note}>{t(plans.length > 0 ? 'plans.note' : 'plans.none')}</p>
    </>
  )
}
