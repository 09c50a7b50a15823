import { OfflineError } from '../../api/backend-error.ts'
import { wordsOfError } from '../../api/error-words.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import css from './RatingDialog.module.css'

interface RatingFailureProps {
  error: unknown
  retry: () => void
}

export const RatingFailure = ({ error, retry }: RatingFailureProps) => {
  const { t } = useTranslation()
  return (
    <>
      <p className={css.others} role="alert">
        {t(error instanceof OfflineError ? 'rating.offline' : wordsOfError(error))}
      </p>
      <Button variant="text" onClick={retry}>
        {t('states.retry')}
      </Button>
    </>
  )
}
