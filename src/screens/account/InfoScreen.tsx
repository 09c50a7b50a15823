import { useSnapshot } from 'valtio'
import { AccountPage } from '../../features/account/AccountPage.tsx'
import { AccountSection } from '../../features/account/AccountSection.tsx'
import { EmailConfirmation } from '../../features/account/profile/EmailConfirmation.tsx'
import { LanguageChoice } from '../../features/structure/settings/LanguageChoice.tsx'
import { ThemeChoice } from '../../features/structure/settings/ThemeChoice.tsx'
import { LocationRouter } from '../../state/navigation/LocationRouter.tsx'
import { session } from '../../state/session/session.ts'
import { useAllWordsLoaded, useTranslation } from '../../state/words/translation.tsx'
import { FormSlot } from '../../ui/fields/FormSlot.tsx'
import { RowsSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import css from './InfoScreen.module.css'

const loadForm = async () => (await import('../../features/account/profile/ProfileForm.tsx')).ProfileForm

const Info = () => {
  const { t } = useTranslation()
  const areWordsLoaded = useAllWordsLoaded()
  const { user } = useSnapshot(session)
  if (!user || !areWordsLoaded) return null
  return (
    <>
      <EmailConfirmation />
      <AccountSection title={t('profile.you')}>
        <FormSlot
          isReady
          load={loadForm}
          form={{ user }}
          className={css.form}
          skeleton={<RowsSkeleton count={6} />}
        />
      </AccountSection>
      <AccountSection title={t('profile.preferences')}>
        <div className={css.choices}>
          <LanguageChoice />
          <ThemeChoice />
        </div>
      </AccountSection>
    </>
  )
}

/** The guard keeps guests out, so the host renders the heading alone. */
export const InfoScreen = () => {
  const { t } = useTranslation()
  return (
    <LocationRouter>
      <AccountPage title={t('title.profileInfo')}>
        <Info />
      </AccountPage>
    </LocationRouter>
  )
}
