import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Link } from '../../ui/Link.tsx'
import css from './AccountPage.module.css'

interface AccountPageProps {
  title: string
  text?: string
  children: ReactNode
}

export const AccountPage = ({ title, text, children }: AccountPageProps) => {
  const { t } = useTranslation()
  return (
    <div className={css.page}>
      <Link to={linkTo.profile()} className={css.back}>
        <IconChevronLeft className="mirror" size={20} aria-hidden />
        {t('title.profile')}
      </Link>
      <h1 className={css.title}>{title}</h1>
      {text !== undefined && <p className={css.text}>{text}</p>}
      <div className={css.sections}>{children}</div>
    </div>
  )
}
