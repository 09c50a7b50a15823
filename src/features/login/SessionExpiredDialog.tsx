/** DIALOG-40: what happened, what is pending, and a login that returns to this page. */
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
