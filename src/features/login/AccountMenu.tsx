import { IconLogout, IconSettings, IconUser } from '@tabler/icons-react'
import { useSnapshot } from 'valtio'
import { languageCodes } from '../../contract/languages.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { nativeLanguageNames } from '../../domain/language-names.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { chooseLanguage } from '../../state/preferences/preferences.ts'
import { session } from '../../state/session/session.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import {
  CookiesItem,
  type MenuItemProps,
  InstallItem,
  MenuLink,
  SignInItem,
  ThemeItem,
} from './AccountMenuItems.tsx'
import css from './AccountMenu.module.css'
import { LogoutItem } from './LogoutItem.tsx'
import { ProfileMenuLinks } from './ProfileMenuLinks.tsx'

const Languages = ({ onDone }: MenuItemProps) => {
  const { t } = useTranslation()
  const { lang } = usePortal()
  return (
    <div role="group" aria-label={t('login.language')} className={css.languages}>
      {languageCodes.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          className={css.language}
          aria-pressed={code === lang}
          onClick={() => {
            onDone()
            if (code !== lang) chooseLanguage(code)
          }}
        >
          {nativeLanguageNames[code]}
        </button>
      ))}
    </div>
  )
}

export const AccountMenu = ({ onDone }: MenuItemProps) => {
  const { t } = useTranslation()
  const { user } = useSnapshot(session)
  return (
    <div className={css.menu}>
      {user && (
        <p className={css.person}>
          <bdi>{[user.name, user.lastName].filter(Boolean).join(' ')}</bdi>
          <bdi className={css.email}>{user.email}</bdi>
        </p>
      )}
      <ul>
        {user ? (
          <ProfileMenuLinks onDone={onDone} />
        ) : (
          <>
            <SignInItem />
            <MenuLink to={linkTo.register()} icon={<IconUser size={20} aria-hidden />} onDone={onDone}>
              {t('login.create')}
            </MenuLink>
          </>
        )}
        <MenuLink
          to={linkTo.structure('settings')}
          icon={<IconSettings size={20} aria-hidden />}
          onDone={onDone}
        >
          {t('settings.title')}
        </MenuLink>
        <ThemeItem />
        <InstallItem onDone={onDone} />
        <CookiesItem onDone={onDone} />
      </ul>
      <Languages onDone={onDone} />
      {user && (
        <LogoutItem
          icon={<IconLogout className="mirror" size={20} aria-hidden />}
          className={css.item ?? ''}
          closeMenu={onDone}
        />
      )}
    </div>
  )
}
