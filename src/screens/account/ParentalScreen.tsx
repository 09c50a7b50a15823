import { AccountPage } from '../../features/account/AccountPage.tsx'
import { ParentalPanel } from '../../features/parental-control/ParentalPanel.tsx'
import { SignedInOnly } from '../../features/login/SignedInOnly.tsx'
import { useTranslation } from '../../state/words/translation.tsx'

/** The guard keeps guests out, so the host renders the heading alone. */
export const ParentalScreen = () => {
  const { t } = useTranslation()
  return (
    <AccountPage title={t('title.parentalControl')} text={t('parental.text')}>
      <SignedInOnly guest={null} rows={4}>
        <ParentalPanel />
      </SignedInOnly>
    </AccountPage>
  )
}
