import { useState } from 'react'
import { IconRefresh } from '@tabler/icons-react'
import { useSnapshot } from 'valtio'
import { useTranslation } from '../../state/words/translation.tsx'
import { BackendError, OfflineError, isLate } from '../../api/backend-error.ts'
import { wordsOfError } from '../../api/error-words.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { parental } from '../../state/age-ceiling/age-ceiling.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { StateMessage } from '../../ui/StateMessage.tsx'
import type { FailureCase } from './failure-pictures.ts'
import { pictureOf, useFailureHelp } from './use-failure-help.ts'

const caseOf = (error: unknown): FailureCase => {
  if (error instanceof OfflineError) {
    if (isLate(error)) return 'late'
    return navigator.onLine ? 'silent' : 'unseen'
  }
  return error instanceof BackendError && error.isGone ? 'gone' : 'broken'
}

interface FailureProps {
  error: unknown
  onRetry: () => void
  heading?: 'h1' | 'h2'
}

export const Failure = ({ error, onRetry, heading = 'h1' }: FailureProps) => {
  const { t } = useTranslation()
  const { features } = usePortal().tenant
  const found = caseOf(error)
  const help = useFailureHelp()
  const { isActive } = useSnapshot(parental)
  const [hasOther, setOther] = useState(false)
  const isPage = heading === 'h1'
  const isUnseen = error instanceof OfflineError
  const hasSearch = features.search !== false
  // Without a search the text must not mention it.
  const words = found === 'gone' && !hasSearch ? '404.desc' : (`states.${found}.text` as const)
  return (
    <>
      <StateMessage
        picture={pictureOf(found, help, isActive)}
        title={t(`states.${found}.title`)}
        text={t(found === 'broken' ? wordsOfError(error, 'states.broken.text') : words)}
        heading={heading}
        urgent
      >
        {help && <help.UnavailableReason found={found} isPage={isPage} onFound={setOther} />}
        {found === 'gone' ? (
          hasSearch && (
            <ButtonLink variant="primary" to={linkTo.search()}>
              {t('states.search')}
            </ButtonLink>
          )
        ) : (
          <Button
            variant={hasOther ? 'soft' : 'primary'}
            icon={<IconRefresh size={20} aria-hidden />}
            onClick={onRetry}
          >
            {t('states.retry')}
          </Button>
        )}
        <ButtonLink to={linkTo.home()}>{t('states.home')}</ButtonLink>
      </StateMessage>
      {help && isUnseen && <help.OfflineSuggestions isPage={isPage} />}
    </>
  )
}
