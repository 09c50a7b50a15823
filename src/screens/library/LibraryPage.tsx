/** What all shelves of somebody's own have in common: the heading, and the way to the other ones. */
import type { ReactNode } from 'react'
import { linkTo } from '../../domain/addresses.ts'
import { useTranslation } from '../../state/words.tsx'
import { Link } from '../../ui/Link.tsx'
import css from './Library.module.css'

const shelves = [
  { id: 'favorites', to: linkTo.favorites(), title: 'shell.favorites' },
  { id: 'history', to: linkTo.history(), title: 'shell.history' },
  { id: 'downloads', to: linkTo.downloads(), title: 'shell.downloads' },
] as const

interface LibraryPageProps {
  open: (typeof shelves)[number]['id']
  title: string
  children: ReactNode
}

export const LibraryPage = ({ open, title, children }: LibraryPageProps) => {
  const { t } = useTranslation()
  return (
    <div className={css.page}>
      <h1 className={css.title}>{title}</h1>
      <nav className={css.shelves} aria-label={t('shell.library')}>
        {shelves.map(({ id, to, title: label }) => (
          <Link key={id} to={to} className={css.shelf} aria-current={id === open ? 'page' : undefined}>
            {t(label)}
          </Link>
        ))}
      </nav>
      <div className={css.body}>{children}</div>
    </div>
  )
}
