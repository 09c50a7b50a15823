/** What the dialog `sessionExpired` shows (DIALOG-40): what happened, what waits, and the way back to this place. */
import { useTranslation } from '../../state/words/translation.tsx'
import { MainLoginOptions } from './MainLoginOptions.tsx'

export const SessionExpiredDialog = () => {
  const { t } = useTranslation()
  return (
    <>
      <p role="alert">{t('error.tokenExpired')}</p>
      <p>{t('login.waiting')}</p>
      <MainLoginOptions />
    </>
  )
}
