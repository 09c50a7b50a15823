import { AccountLinks } from '../../features/account/profile/AccountLinks.tsx'
import { Holdings } from '../../features/account/profile/Holdings.tsx'
import { ProfilePage } from '../../features/account/profile/ProfilePage.tsx'
import { AccountSection } from '../../features/account/AccountSection.tsx'
import { useTranslation } from '../../state/words/translation.tsx'

/** The guard keeps guests out, so the host renders the heading alone. */
export const ProfileScreen = () => {
  const { t } = useTranslation()
  return (
    <ProfilePage>
      <AccountSection title={t('profile.holds')}>
        <Holdings />
      </AccountSection>
      <AccountSection title={t('profile.account')}>
        <AccountLinks />
      </AccountSection>
    </ProfilePage>
  )
}
