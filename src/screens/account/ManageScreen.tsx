import { AccountPage } from '../../features/account/AccountPage.tsx'
import { useTranslation } from '../../state/words/translation.tsx'

/** The guard keeps guests out, so the host renders the heading alone. */
export const ManageScreen = () => {
  const { t } = useTranslation()
  return (
    <AccountPage title={t('manage.title')} text={t('manage.text')}>
      {null}
    </AccountPage>
  )
}
