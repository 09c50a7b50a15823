import { AccountPage } from '../../features/account/AccountPage.tsx'
import { PasswordSection } from '../../features/account/password/PasswordSection.tsx'
import { SessionsSection } from '../../features/account/sessions/SessionsSection.tsx'
import { DeleteAccountSection } from '../../features/account/delete/DeleteAccountSection.tsx'
import { DataExportSection } from '../../features/account/export/DataExportSection.tsx'
import { PasskeysSection } from '../../features/account/passkeys/PasskeysSection.tsx'
import { useTranslation } from '../../state/words/translation.tsx'

/** The guard keeps guests out, so the host renders the heading alone. */
export const ManageScreen = () => {
  const { t } = useTranslation()
  return (
    <AccountPage title={t('manage.title')} text={t('manage.text')}>
      <PasswordSection />
      <PasskeysSection />
      <SessionsSection />
      <DataExportSection />
      <DeleteAccountSection />
    </AccountPage>
  )
}
