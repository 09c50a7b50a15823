import { useTranslation } from '../../state/words/translation.tsx'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { useView } from '../router/navigator.tsx'
import { SectionLink, currentSection } from './SectionLink.tsx'
import css from './Tabs.module.css'

const tabCount = 4

export const Tabs = () => {
  const { t } = useTranslation()
  const { tenant } = usePortal()
  const { path, matched } = useView()
  const sections = tenant.rooms.filter((name) => name !== 'library')
  const names = [...sections.slice(0, tabCount), 'library']
  // Without likes the library opens with the downloads.
  const hasNoLikes = tenant.features.likes === false
  const open = currentSection([...sections, 'library'], path, matched?.route.vertical ?? null)
  return (
    <nav className={css.tabs} data-count={names.length} aria-label={t('shell.rooms')}>
      {names.map((name) => (
        <SectionLink
          key={name}
          name={name}
          {...(name === 'library' && hasNoLikes ? { to: linkTo.downloads() } : {})}
          isOpen={name === open}
          className={css.tab}
          iconSize={24}
        />
      ))}
    </nav>
  )
}
