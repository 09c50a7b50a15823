/** What a screen shows when its content did not come: never opened here, gone, or broken on our side. */
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from '../../state/words.tsx'
import { BackendError, OfflineError } from '../../api/backend-error.ts'
import { wordsOfError } from '../../api/error-words.ts'
import { linkTo } from '../../domain/addresses.ts'
import { error } from '../../ui/arch-pictures/error.tsx'
import { lost } from '../../ui/arch-pictures/lost.tsx'
import { unseen } from '../../ui/arch-pictures/unseen.tsx'
import type { ArchPicture } from '../../ui/Arches.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { State } from '../../ui/State.tsx'

type Case = 'unseen' | 'late' | 'gone' | 'broken'
const pictures: Record<Case, ArchPicture> = { unseen, late: unseen, gone: lost, broken: error }

export const caseOf = (error: unknown): Case => {
  if (error instanceof OfflineError) return error.isLate ? 'late' : 'unseen'
  return error instanceof BackendError && error.status === 404 ? 'gone' : 'broken'
}

interface FailureProps {
  error: unknown
  onRetry: () => void
  heading?: 'h1' | 'h2'
}

export const Failure = ({ error, onRetry, heading = 'h1' }: FailureProps) => {
  const { t } = useTranslation()
  const found = caseOf(error)
  return (
    <State
      picture={pictures[found]}
      title={t(`states.${found}.title`)}
      text={t(found === 'broken' ? wordsOfError(error, 'states.broken.text') : `states.${found}.text`)}
      heading={heading}
      urgent
    >
      {found === 'gone' ? (
        <ButtonLink look="primary" to={linkTo.search()}>
          {t('states.search')}
        </ButtonLink>
      ) : (
        <Button look="primary" icon={<IconRefresh size={20} aria-hidden />} onClick={onRetry}>
          {t('states.retry')}
        </Button>
      )}
      <ButtonLink to={linkTo.home()}>{t('states.home')}</ButtonLink>
    </State>
  )
}
