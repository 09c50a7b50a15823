/** What the corner opens: the person's places, language, theme, and the way in or out. */
import {
  IconCookie,
  IconDownload,
  IconHeart,
  IconLogin,
  IconLogout,
  IconMoon,
  IconSettings,
  IconSun,
  IconUser,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../state/words.tsx'
import { useSnapshot } from 'valtio'
import { useLocation, useSearch } from 'wouter'
import { languageCodes } from '../../contract/languages.ts'
import { linkTo } from '../../domain/addresses.ts'
import { loginAddress } from '../../domain/login-options.ts'
import { ownNames } from '../../domain/own-names.ts'
import { consent } from '../../state/consent.ts'
import { openDialog } from '../../state/dialogs.ts'
import { install } from '../../state/install.ts'
import { usePortal } from '../../state/portal.tsx'
import { chooseLanguage, toggleTheme } from '../../state/preferences.ts'
import { session } from '../../state/session.ts'
import { startLogin } from '../../state/session-actions.ts'
import { activeColours, theme } from '../../state/theme.ts'
import { Link, useLinking } from '../../ui/Link.tsx'
import css from './AccountMenu.module.css'
import { LogoutItem } from './LogoutItem.tsx'

interface Done {
  onDone: () => void
}

const Place = ({
  to,
  icon,
  children,
  onDone,
}: Done & { to: string; icon: ReactNode; children: ReactNode }) => (
  <li onClick={onDone}>
    <Link to={to} className={css.item}>
      {icon}
      <span>{children}</span>
    </Link>
  </li>
)

const useHere = () => {
  const { href } = useLinking()
  const [path] = useLocation()
  const search = useSearch()
  return href(path) + (search && `?${search}`)
}

const SignIn = () => {
  const { t } = useTranslation()
  const { tenant, lang } = usePortal()
  const here = useHere()
  return (
    <li>
      <a
        className={css.item}
        href={loginAddress('login', { tenant: tenant.name, lang, redirectUrl: here })}
        onClick={(event) => {
          event.preventDefault()
          startLogin(here)
        }}
      >
        <IconLogin size={20} aria-hidden />
        <span>{t('login.signIn')}</span>
      </a>
    </li>
  )
}

const ThemeItem = () => {
  const { t } = useTranslation()
  const { tenant } = usePortal()
  const { alternatTheme } = useSnapshot(theme)
  if (!tenant.colors.alternate) return null
  // The button says what will happen: the theme that is not on.
  const toDark = activeColours(tenant.colors, !alternatTheme).isDark
  return (
    <li>
      <button type="button" className={css.item} onClick={() => toggleTheme(tenant)}>
        {toDark ? <IconMoon size={20} aria-hidden /> : <IconSun size={20} aria-hidden />}
        <span>{t(toDark ? 'login.dark' : 'login.light')}</span>
      </button>
    </li>
  )
}

/** SHELL-38: always to be found here, also when the card was closed. */
const InstallItem = ({ onDone }: Done) => {
  const { t } = useTranslation()
  const { tenant } = usePortal()
  const { face } = useSnapshot(install)
  if (face === 'none') return null
  const open = () => {
    onDone()
    openDialog('appInstaller', {})
  }
  return (
    <li>
      <button type="button" className={css.item} onClick={open}>
        <IconDownload size={20} aria-hidden />
        <span>{t('install.title', { brand: tenant.brand })}</span>
      </button>
    </li>
  )
}

/** What was once answered can be looked at and changed. */
const CookiesItem = ({ onDone }: Done) => {
  const { t } = useTranslation()
  const { policy } = useSnapshot(consent)
  if (!policy?.isRequired) return null
  const open = () => {
    onDone()
    openDialog('consent', {})
  }
  return (
    <li>
      <button type="button" className={css.item} onClick={open}>
        <IconCookie size={20} aria-hidden />
        <span>{t('consent.title')}</span>
      </button>
    </li>
  )
}

const Languages = ({ onDone }: Done) => {
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
          {ownNames[code]}
        </button>
      ))}
    </div>
  )
}

export const AccountMenu = ({ onDone }: Done) => {
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
          <>
            <Place to={linkTo.profile()} icon={<IconUser size={20} aria-hidden />} onDone={onDone}>
              {t('login.toProfile')}
            </Place>
            <Place to={linkTo.favorites()} icon={<IconHeart size={20} aria-hidden />} onDone={onDone}>
              {t('login.favourites')}
            </Place>
          </>
        ) : (
          <>
            <SignIn />
            <Place to={linkTo.register()} icon={<IconUser size={20} aria-hidden />} onDone={onDone}>
              {t('login.create')}
            </Place>
          </>
        )}
        <Place
          to={linkTo.structure('settings')}
          icon={<IconSettings size={20} aria-hidden />}
          onDone={onDone}
        >
          {t('settings.title')}
        </Place>
        <ThemeItem />
        <InstallItem onDone={onDone} />
        <CookiesItem onDone={onDone} />
      </ul>
      <Languages onDone={onDone} />
      {user && <LogoutItem icon={<IconLogout size={20} aria-hidden />} className={css.item ?? ''} />}
    </div>
  )
}
