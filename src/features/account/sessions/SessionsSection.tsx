import { useQuery } from '@tanstack/react-query'
import { BackendError } from '../../../api/backend-error.ts'
import { wordsOfError } from '../../../api/error-words.ts'
import { sessionsQuery } from '../../../api/sessions.ts'
import { personalScopeOf, usePortal } from '../../../state/portal/portal.tsx'
import { guestKey } from '../../../state/session/session.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { AccountSection } from '../AccountSection.tsx'
import { SessionRow } from './SessionRow.tsx'
import css from './SessionsSection.module.css'
import { useEndSessions } from './use-end-sessions.ts'

const minuteMs = 60_000

/** A logout renders the section once more before it is gone: nothing is asked for a guest. */
const useOpenSessions = () => {
  const owner = personalScopeOf(usePortal())
  return useQuery({ ...sessionsQuery(owner), enabled: owner.user !== guestKey })
}

const SessionList = () => {
  const { t } = useTranslation()
  const now = useNow(minuteMs)
  const owner = personalScopeOf(usePortal())
  const { data, error, refetch } = useOpenSessions()
  const { busy, endThere, endOthers } = useEndSessions(owner)
  if (!data && error)
    return (
      <div className={css.failure} role="alert">
        <p>{t(wordsOfError(error))}</p>
        <Button onClick={() => void refetch()}>{t('states.retry')}</Button>
      </div>
    )
  if (!data || now === null) return <div className={css.pending} aria-busy="true" />
  const hasOthers = data.some(({ isCurrent }) => !isCurrent)
  return (
    <>
      <ul className={css.list}>
        {data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            now={now}
            isBusy={busy}
            onEnd={() => void endThere(session)}
          />
        ))}
      </ul>
      {hasOthers ? (
        <Button variant="outline" className={css.all ?? ''} isBusy={busy} onClick={() => void endOthers()}>
          {t('security.sessions.endOthers')}
        </Button>
      ) : (
        <p className={css.alone}>{t('security.sessions.onlyHere')}</p>
      )}
    </>
  )
}

/** Not shown where the backend has no such list. */
export const SessionsSection = () => {
  const { t } = useTranslation()
  const { error } = useOpenSessions()
  if (error instanceof BackendError && error.isGone) return null
  return (
    <AccountSection title={t('security.sessions.title')} text={t('security.sessions.text')}>
      <SessionList />
    </AccountSection>
  )
}
