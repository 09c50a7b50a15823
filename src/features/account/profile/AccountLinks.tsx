import { IconHeart, IconId, IconLock, IconSettings } from '@tabler/icons-react'
import { linkTo } from '../../../domain/addresses/addresses.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import { useTranslation } from '../../../state/words/translation.tsx'
import { AccountRow } from './AccountRow.tsx'
import css from './Profile.module.css'

export const AccountLinks = () => {
  const { t } = useTranslation()
  const { features } = usePortal().tenant
  return (
    <ul className={css.rows}>
      <AccountRow
        to={linkTo.profileInfo()}
        icon={IconId}
        title={t('title.profileInfo')}
        text={t('profile.infoText')}
      />
      <AccountRow
        to={linkTo.profileManage()}
        icon={IconLock}
        title={t('title.profileManage')}
        text={t('profile.manageText')}
      />
      {features.likes !== false && (
        <AccountRow
          to={linkTo.favorites()}
          icon={IconHeart}
          title={t('shell.favorites')}
          text={t('profile.favoritesText')}
        />
      )}
      <AccountRow
        to={linkTo.structure('settings')}
        icon={IconSettings}
        title={t('settings.title')}
        text={t('profile.settingsText')}
      />
    </ul>
  )
}
