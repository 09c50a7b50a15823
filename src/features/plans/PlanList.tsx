import { useEffect, useRef } from 'react'
import { linkTo } from '../../domain/addresses/addresses.ts'
import type { PlanPage } from '../../domain/plan-page.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import type { HeldPlanNote } from '../../state/subscriptions/item-entitlement.ts'
import { saveUpgradeTarget } from '../../state/subscriptions/upgrade-target.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useMoney } from '../../state/words/use-money.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { isPlainClick } from '../../ui/Link.tsx'
import { SkeletonShape } from '../../ui/skeleton/SkeletonShape.tsx'
import { Text } from '../../ui/Text.tsx'
import { classNames } from '../../ui/class-names.ts'
import css from './PlanList.module.css'

/** Placeholder for the sum while its sentence is looked up, because it is set larger than the text. */
const pricePlaceholder = '\uFFFC'

/** Breaks only between sum and period where they do not fit beside each other. */
const Price = ({ amount, cycle }: { amount: string; cycle: PlanPage['billingCycleName'] }) => {
  const { t } = useTranslation()
  const [before = '', after = ''] = t(`plans.price.${cycle}`, { price: pricePlaceholder }).split(
    pricePlaceholder,
  )
  return (
    <p className={css.price}>
      {before && <span>{`${before.trim()} `}</span>}
      <b>{amount}</b>
      {after && <span>{` ${after.trim()}`}</span>}
    </p>
  )
}

/** The current price, and below it the regular one. */
const PlanPrice = ({ plan: { price, billingCycleName, promotion } }: { plan: PlanPage }) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const money = useMoney()
  if (!promotion) return <Price amount={money(price)} cycle={billingCycleName} />
  const regularPrice = t(`plans.price.${billingCycleName}`, { price: money(price) })
  return (
    <>
      <Price amount={money(promotion.price)} cycle={billingCycleName} />
      <p className={css.promotion}>
        <b>{t('price.off', { n: number(promotion.percentOff) })}</b>{' '}
        <span>{t('price.instead', { price: regularPrice })}</span>
      </p>
    </>
  )
}

const Trial = ({ plan: { durationName, ment_free_duration: count } }: { plan: PlanPage }) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  if (!durationName) return null
  return <p className={css.trial}>{t(`plans.trial.${durationName}`, { count, n: number(count) })}</p>
}

const HeldNote = ({ note: { status, endDate, nextRenewalDate } }: { note: HeldPlanNote }) => {
  const { t } = useTranslation()
  const { date, joinParts } = useFormats()
  if (status === 'pending') return <p className={css.held}>{t('plans.pending')}</p>
  const renewal =
    status === 'active' && nextRenewalDate
      ? t('plans.renews', { date: date(nextRenewalDate) })
      : endDate && t('plans.until', { date: date(endDate) })
  return <p className={css.held}>{joinParts([t('plans.held'), renewal])}</p>
}

/** A link, which works before any script has run; the choice is stored in the tab for the return from the login. */
const ContinueLink = ({ plan: { id, name } }: { plan: PlanPage }) => {
  const { t } = useTranslation()
  return (
    <ButtonLink
      variant="outline"
      to={linkTo.login()}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        saveUpgradeTarget(id)
        void openDialog('loginOrSignUp', { reason: 'plan' })
      }}
    >
      {t('plans.continue', { name })}
    </ButtonLink>
  )
}

const ChosenNote = () => {
  const { t } = useTranslation()
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.closest('li')?.scrollIntoView({ block: 'center' }), [])
  return (
    <p ref={note} role="status" className={css.chosen}>
      {t('plans.chosen')}
    </p>
  )
}

interface PlanProps {
  plan: PlanPage
  note: HeldPlanNote | undefined
  isChosen: boolean
  isGuest: boolean
}
const Plan = ({ plan, note, isChosen, isGuest }: PlanProps) => {
  return (
    <li
      className={classNames(css.plan, plan.ment_best_value && css.best)}
      data-chosen={isChosen || undefined}
    >
      <div className={css.head}>
        <h2>
          <Text>{plan.name}</Text>
        </h2>
        <PlanPrice plan={plan} />
        {note ? <HeldNote note={note} /> : <Trial plan={plan} />}
        {isChosen && <ChosenNote />}
        {isGuest && <ContinueLink plan={plan} />}
      </div>
      {plan.text && <p className={css.text}>{plan.text}</p>}
      {plan.features.length > 0 && (
        <ul className={css.features}>
          {plan.features.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </li>
  )
}

interface PlanListProps {
  plans: readonly PlanPage[]
  held: readonly HeldPlanNote[]
  /** The plan that this visitor chose before. */
  chosen: number | null
  isGuest: boolean
}
export const PlanList = ({ plans, held, chosen, isGuest }: PlanListProps) => {
  const { t } = useTranslation()
  return (
    <>
      <p className={css.note}>{t(plans.length > 0 ? 'plans.note' : 'plans.none')}</p>
      <ul className={css.plans}>
        {plans.map((plan) => (
          <Plan
            key={plan.id}
            plan={plan}
            note={held.find(({ typeId }) => typeId === plan.id)}
            isChosen={plan.id === chosen}
            isGuest={isGuest}
          />
        ))}
      </ul>
    </>
  )
}

/** As many as most tenants have, at their height. */
export const PlanListSkeleton = () => (
  <>
    <p className={css.note} aria-hidden>
      {'\u00A0'}
    </p>
    <ul className={css.plans} aria-busy>
      {[0, 1, 2].map((at) => (
        <li key={at}>
          <SkeletonShape className={css.awaited} />
        </li>
      ))}
    </ul>
  </>
)
