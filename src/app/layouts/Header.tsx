import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from '../../state/words/translation.tsx'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { isSection } from '../../domain/sections.ts'
import { AccountCorner } from '../../features/login/AccountCorner.tsx'
import { usePortal } from '../../state/portal/portal.tsx'
import { Link } from '../../ui/Link.tsx'
import { useView } from '../router/navigator.tsx'
import { BackLink } from './BackLink.tsx'
import { Brand } from './Brand.tsx'
import { HeaderSearch } from './HeaderSearch.tsx'
import css from './Header.module.css'
import { NotificationsLink } from './NotificationsLink.tsx'

/** The search's own page has its field in the page. */
const useHasSearch = () => {
  const { features } = usePortal().tenant
  const { matched } = useView()
  return features.search !== false && matched?.route.screen !== 'search'
}

/** A section starts anew; every other page is a step away from one. */
const useIsInSection = () => {
  const { rooms: sections } = usePortal().tenant
  const { path } = useView()
  return isSection(path, sections)
}

export const Header = () => {
  const { t } = useTranslation()
  const isInSection = useIsInSection()
  const hasSearch = useHasSearch()
  const { features } = usePortal().tenant
  return (
    <header className={css.header}>
      {isInSection ? <Brand className={css.brand} /> : <BackLink />}
      {hasSearch && <HeaderSearch />}
      <div className={css.end}>
        {hasSearch && (
          <Link
            to={linkTo.search()}
            className={`${css.icon} ${css.searchLink}`}
            aria-label={t('shell.search')}
          >
            <IconSearch size={22} aria-hidden />
          </Link>
        )}
        {features.notifications !== false && <NotificationsLink className={css.icon} />}
        <AccountCorner />
      </div>
    </header>
  )
}
