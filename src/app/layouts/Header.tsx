import { IconSearch } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { useTranslation } from '../../state/words/translation.tsx'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { isSection } from '../../domain/sections.ts'
import { AccountCorner } from '../../features/login/AccountCorner.tsx'
import { usePortal } from '../../state/portal/portal.tsx'
import { submittedSearch } from '../../state/search/submitted-search.ts'
import { Link, useLinking } from '../../ui/Link.tsx'
import { useNavigator, useView } from '../router/navigator.tsx'
import { BackLink } from './BackLink.tsx'
import { Brand } from './Brand.tsx'
import css from './Header.module.css'
import { NotificationsLink } from './NotificationsLink.tsx'

const SearchField = () => {
  const { t } = useTranslation()
  const { href } = useLinking()
  const navigator = useNavigator()
  const searchText = new URLSearchParams(useView().search).get('q') ?? ''
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = new FormData(event.currentTarget).get('q')
    submittedSearch.text = typeof query === 'string' ? query.trim() : ''
    navigator.navigate(linkTo.search(submittedSearch.text))
  }
  // A form with an address: it works without scripts.
  return (
    <form role="search" className={css.search} action={href(linkTo.search())} onSubmit={submit}>
      <IconSearch size={20} aria-hidden />
      <input
        key={searchText}
        type="search"
        name="q"
        defaultValue={searchText}
        aria-label={t('shell.search')}
        placeholder={t('shell.searchFor')}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
      />
    </form>
  )
}

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
  const inRoom = useIsInSection()
  const hasSearch = useHasSearch()
  const { features } = usePortal().tenant
  return (
    <header className={css.header}>
      {inRoom ? <Brand className={css.brand} /> : <BackLink />}
      {hasSearch && <SearchField />}
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
