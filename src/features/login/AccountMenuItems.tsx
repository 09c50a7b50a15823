import { IconCookie, IconDeviceMobileDown, IconLogin, IconMoon, IconSun } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation, useSearch } from 'wouter'
import { loginAddress } from '../../domain/login-options.ts'
import { consent } from '../../state/consent/consent.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import { install } from '../../state/install/install.ts'
import { useBrand, usePortal } from '../../state/portal/portal.tsx'
import { toggleTheme } from '../../state/preferences/preferences.ts'
import { activeColours, theme } from '../../state/preferences/theme.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Link, useLinking } from '../../ui/Link.tsx'
import css from './AccountMenu.module.css'

export interface MenuItemProps {
  onDone: () => void
}

export const MenuLink = ({
  to,
  icon,
  children,
  onDone,
}: MenuItemProps & { to: string; icon: ReactNode; children: ReactNode }) => (
  <li onClick={onDone}>
    <Link to={to} className={css.item}>
      {icon}
      <span>{children}</span>
    </Link>
  </li>
)

const MenuButton = ({ icon, words, onPress }: { icon: ReactNode; words: string; onPress: () => void }) => (
  <li>
    <button type="button" className={css.item} onClick={onPress}>
      {icon}
      <span>{words}</span>
    </button>
  </li>
)

const useCurrentAddress = () => {
  const { href } = useLinking()
  const [path] = useLocation()
  const search = useSearch()
  return href(path) + (search && `?${search}`)
}

export const SignInItem = () => {
  const { t } = useTranslation()
  const { tenant, lang, foreignBackend } = usePortal()
  const address = useCurrentAddress()
  return (
    <li>
      <a
        className={css.item}
        href={loginAddress('login', { tenant: tenant.name, lang, redirectUrl: address, foreignBackend })}
      >
        <IconLogin className="mirror" size={20} aria-hidden />
        <span>{t('login.signIn')}</span>
      </a>
    </li>
  )
}

export const ThemeItem = () => {
  const { t } = useTranslation()
  const { tenant } = usePortal()
  const { alternatTheme } = useSnapshot(theme)
  if (!tenant.colors.alternate) return null
  // The button names the theme that a tap switches to.
  const toDark = activeColours(tenant.colors, !alternatTheme).isDark
  const Icon = toDark ? IconMoon : IconSun
  return (
    <MenuButton
      icon={<Icon size={20} aria-hidden />}
      words={t(toDark ? 'login.dark' : 'login.light')}
      onPress={() => toggleTheme(tenant)}
    />
  )
}

/** SHELL-38: always here, also when the card was closed. */
export const InstallItem = ({ onDone }: MenuItemProps) => {
  const { t } = useTranslation()
  const { tenant } = usePortal()
  const brand = useBrand()
  const { variant } = useSnapshot(install)
  if (variant === 'none' || tenant.features.install === false) return null
  const open = () => {
    onDone()
    openDialog('appInstaller', {})
  }
  const words = t('install.title', { brand })
  return <MenuButton icon={<IconDeviceMobileDown size={20} aria-hidden />} words={words} onPress={open} />
}

/** The choice can be changed later. */
export const CookiesItem = ({ onDone }: MenuItemProps) => {
  const { t } = useTranslation()
  const { policy } = useSnapshot(consent)
  if (!policy?.isRequired) return null
  const open = () => {
    onDone()
    openDialog('consent', {})
  }
  return <MenuButton icon={<IconCookie size={20} aria-hidden />} words={t('consent.title')} onPress={open} />
}
