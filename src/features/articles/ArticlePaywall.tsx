import { OfflineError, isLate } from '../../api/backend-error.ts'
import { wordsOfError } from '../../api/error-words.ts'
import type { Article } from '../../contract/articles.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useEntitlement } from '../../state/subscriptions/use-entitlement.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { unseen } from '../../ui/arch-pictures/unseen.tsx'
import { Arches } from '../../ui/Arches.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import css from './ArticlePaywall.module.css'
import { PaywallPrice } from './PaywallPrice.tsx'
import type { PaywallState as DoorState } from './use-full-article.ts'

const SignInButton = () => {
  const { t } = useTranslation()
  return (
    <Button variant="text" onClick={() => openDialog('login', {})}>
      {t('reading.door.signIn')}
    </Button>
  )
}

const PaywallFailure = ({ error, retry }: Pick<DoorState, 'error' | 'retry'>) => {
  const { t } = useTranslation()
  const isUnanswered = error instanceof OfflineError && !isLate(error)
  const reasonKey = navigator.onLine ? isUnanswered && 'states.silent.text' : 'states.unseen.text'
  return (
    <>
      <p className={css.text} role="alert">
        {t(reasonKey || wordsOfError(error))}
      </p>
      <Button variant="primary" onClick={retry}>
        {t('states.retry')}
      </Button>
    </>
  )
}

const ClosedPaywall = ({ article }: { article: Article }) => {
  const { t } = useTranslation()
  const isGuest = useEntitlement(article).action === 'signIn'
  return (
    <>
      <p className={css.text}>{t(isGuest ? 'reading.door.text' : 'reading.door.held')}</p>
      <ButtonLink variant="primary" to={linkTo.subscription()} className={css.way ?? ''}>
        {t('reading.door.plans')}
      </ButtonLink>
      <PaywallPrice article={article} />
      {isGuest && <SignInButton />}
    </>
  )
}

export const ArticlePaywall = ({ article, paywall }: { article: Article; paywall: DoorState }) => {
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
