import { OfflineError, isLate } from '../../api/backend-error.ts'
import { wordsOfError } from '../../api/error-words.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import css from './ArticlePaywall.module.css'
import type { PaywallState } from './use-full-article.ts'

export const PaywallFailure = ({ error, retry }: Pick<PaywallState, 'error' | 'retry'>) => {
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
