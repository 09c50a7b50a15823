/** The sections at the inline start, on wide screens: below `lg` there are tabs. */
import { IconCrown, IconDownload, IconHeart, IconHistory } from '@tabler/icons-react'
import { useTranslation } from '../../state/words/translation.tsx'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { Link } from '../../ui/Link.tsx'
import { useView } from '../router/navigator.tsx'
import { Brand } from './Brand.tsx'
import css from './Rail.module.css'
import { SectionLink, currentSection } from './SectionLink.tsx'

const shelves = [
  { to: linkTo.favorites(), title: 'shell.favorites', Icon: IconHeart, of: 'likes' },
  { to: linkTo.history(), title: 'shell.history', Icon: IconHistory, of: 'playHistory' },
  { to: linkTo.downloads(), title: 'shell.downloads', Icon: IconDownload, of: null },
  { to: linkTo.subscription(), title: 'shell.plans', Icon: IconCrown, of: null },
] as const

export const Rail = () => {
  const { t } = useTranslation()
  const { rooms, features } = usePortal().tenant
  const { path, matched } = useView()
  const open = currentSection(rooms, path, matched?.route.vertical ?? null)
  return (
    <div className={css.rail}>
      <nav aria-label={t('shell.rooms')}>
        <Brand className={css.brand} />
        <ul>
          {rooms.map((name) => (
            <li key={name}>
              <SectionLink name={name} isOpen={name === open} className={css.item} iconSize={22} />
            </li>
          ))}
        </ul>
        <h2 className={css.heading}>{t('shell.library')}</h2>
        <ul>
          {shelves.map(
            ({ to, title, Icon, of }) =>
              (of === null || features[of] !== false) && (
                <li key={to}>
                  <Link
                    to={to}
                    className={css.item}
                    data-open={to === path || undefined}
                    aria-current={to === path ? 'page' : undefined}
                  >
                    <Icon size={22} aria-hidden />
                    <span>{t(title)}</span>
                  </Link>
                </li>
              ),
          )}
        </ul>
      </nav>
    </div>
  )
}
