import { useEffect, useState } from 'react'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from '../../state/words/translation.tsx'
import { BackendError, OfflineError, isLate } from '../../api/backend-error.ts'
import { wordsOfError } from '../../api/error-words.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { unseen } from '../../ui/arch-pictures/unseen.tsx'
import type { ArchPicture } from '../../ui/Arches.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { StateMessage } from '../../ui/StateMessage.tsx'
import type { FailureCase } from './failure-pictures.ts'

/** Suggestions after a failure. Loaded ahead: when they are needed there may be no connection. */
const loadHelp = async () => {
  const [{ failurePictures }, { UnavailableReason: Instead }, { OfflineSuggestions: OpensHere }] =
    await Promise.all([
      import('./failure-pictures.ts'),
      import('./UnavailableReason.tsx'),
      import('./OfflineSuggestions.tsx'),
    ])
  return { failurePictures, Instead, OpensHere }
}
type FailureHelp = Awaited<ReturnType<typeof loadHelp>>
/** No suggestions until they are loaded, or where they fail to: the text is enough. */
const useFailureHelp = (): FailureHelp | null => {
  const [help, setHelp] = useState<FailureHelp | null>(null)
  useEffect(() => {
    loadHelp().then(setHelp, (problem: unknown) =>
      console.info('the help for this failure could not be loaded', problem),
    )
  }, [])
  return help
}
const noPicture: ArchPicture = { middle: null }

/** Included here, as it could not be loaded offline. */
const pictureOf = (found: FailureCase, help: FailureHelp | null): ArchPicture =>
  found === 'gone' || found === 'broken' ? (help?.failurePictures[found] ?? noPicture) : unseen

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
  const [hasOther, setOther] = useState(false)
  const isPage = heading === 'h1'
  const isUnseen = error instanceof OfflineError
  const hasSearch = features.search !== false
  // Without a search the text must not mention it.
  const words = found === 'gone' && !hasSearch ? '404.desc' : (`states.${found}.text` as const)
  return (
    <>
      <StateMessage
        picture={pictureOf(found, help)}
        title={t(`states.${found}.title`)}
        text={t(found === 'broken' ? wordsOfError(error, 'states.broken.text') : words)}
        heading={heading}
        urgent
      >
        {help && <help.Instead found={found} isPage={isPage} onFound={setOther} />}
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
      {help && isUnseen && <help.OpensHere isPage={isPage} />}
    </>
  )
}
