import { useRef } from 'react'
import type { Article } from '../../contract/articles.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import { saveUpgradeTarget } from '../../state/subscriptions/upgrade-target.ts'
import { useEntitlement } from '../../state/subscriptions/use-entitlement.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { useNear } from '../../ui/use-near.ts'
import css from './ArticlePaywall.module.css'
import { PaywallPrice } from './PaywallPrice.tsx'

const SignInButton = () => {
  const { t } = useTranslation()
  return (
    <Button variant="text" onClick={() => openDialog('login', {})}>
      {t('reading.door.signIn')}
    </Button>
  )
}

export const ClosedPaywall = ({ article }: { article: Article }) => {
  const { t } = useTranslation()
  const row = useRef<HTMLParagraphElement>(null)
  const { action, price } = useEntitlement(article, { withPrice: useNear(row) })
  const isGuest = action === 'signIn'
  return (
    <>
      <p className={css.text}>{t(isGuest ? 'reading.door.text' : 'reading.door.held')}</p>
      <ButtonLink
        variant="primary"
        to={linkTo.subscription()}
        className={css.way ?? ''}
        onClick={() => price && saveUpgradeTarget(price.id)}
      >
        {t('reading.door.plans')}
      </ButtonLink>
      <PaywallPrice row={row} price={price} />
      {isGuest && <SignInButton />}
    </>
  )
}
