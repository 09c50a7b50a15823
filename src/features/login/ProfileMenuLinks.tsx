/** Where the tenant's profile menu is unknown or missing, the two that all have: account and favourites. */
import {
  IconArrowRight,
  IconBell,
  IconCrown,
  IconDownload,
  IconHeart,
  IconHistory,
  IconReceipt,
  IconUser,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { structureQuery } from '../../api/content.ts'
import { configurationStructure } from '../../contract/freshness.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { type MenuRow, menuOf } from '../../domain/configured-menu.ts'
import { configurationOf, globalSettingsOf } from '../../domain/global-settings.ts'
import { useConfiguredLinks } from '../../state/navigation/use-configured-links.ts'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { type MenuItemProps, MenuLink } from './AccountMenuItems.tsx'

const icons: Partial<Record<string, typeof IconUser>> = {
  profile: IconUser,
  subscription: IconCrown,
  purchases: IconReceipt,
  favorites: IconHeart,
  history: IconHistory,
  downloads: IconDownload,
  notifications: IconBell,
}

const useMenuRows = (): MenuRow[] => {
  const { t } = useTranslation()
  const portal = usePortal()
  const { features, default: tenantDefault } = portal.tenant
  const { data } = useQuery(structureQuery(scopeOf(portal), { name: configurationStructure, id: null }))
  const resolveLink = useConfiguredLinks()
  const { links } = configurationOf(data, 'profileMenu')
  const listed = menuOf(links, portal.lang, tenantDefault.locale.defaultLocale)
  if (listed.length > 0) return listed.map((row) => ({ ...row, to: resolveLink(row.to) }))
  const { accountUrl } = globalSettingsOf(data).links
  const profile = { name: 'profile', to: resolveLink(accountUrl), title: t('login.toProfile') }
  const favorites = { name: 'favorites', to: linkTo.favorites(), title: t('login.favourites') }
  return features.likes === false ? [profile] : [profile, favorites]
}

export const ProfileMenuLinks = ({ onDone }: MenuItemProps) =>
  useMenuRows().map(({ name, to, title }) => {
    const Icon = icons[name] ?? IconArrowRight
    const mirror = Icon === IconArrowRight ? { className: 'mirror' } : {}
    return (
      <MenuLink key={name} to={to} icon={<Icon {...mirror} size={20} aria-hidden />} onDone={onDone}>
        {title}
      </MenuLink>
    )
  })
