import type { ReactNode } from 'react'
import { BackendError } from '../../api/backend-error.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { Failure } from '../../features/page-states/Failure.tsx'
import { usePortal } from '../../state/portal/portal.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { Link } from '../../ui/Link.tsx'
import css from './LibraryPage.module.css'

const shelves = [
  { id: 'favorites', to: linkTo.favorites(), title: 'shell.favorites', of: 'likes' },
  { id: 'history', to: linkTo.history(), title: 'shell.history', of: 'playHistory' },
  { id: 'downloads', to: linkTo.downloads(), title: 'shell.downloads', of: null },
] as const

/** For a page that the tenant does not have. */
const notFound = new BackendError(404, {})
const noRetry = () => undefined

interface LibraryPageProps {
  open: (typeof shelves)[number]['id']
  title: string
  children: ReactNode
}

export const LibraryPage = ({ open, title, children }: LibraryPageProps) => {
  const { t } = useTranslation()
  const { features } = usePortal().tenant
  const enabled = shelves.filter(({ of }) => of === null || features[of] !== false)
  if (!enabled.some(({ id }) => id === open)) return <Failure error={notFound} onRetry={noRetry} />
  return (
    <div className={css.page}>
      <h1 className={css.title}>{title}</h1>
      <nav className={css.shelves} aria-label={t('shell.library')}>
        {enabled.map(({ id, to, title: label }) => (
          <Link key={id} to={to} className={css.shelf} aria-current={id === open ? 'page' : undefined}>
            {t(label)}
          </Link>
        ))}
      </nav>
      <div className={css.body}>{children}</div>
    </div>
  )
}
