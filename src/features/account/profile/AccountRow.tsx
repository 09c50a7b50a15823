import { IconChevronRight } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import { Link } from '../../../ui/Link.tsx'
import css from './Profile.module.css'

interface AccountRowProps {
  to: string
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  title: ReactNode
  text: ReactNode
}

export const AccountRow = ({ to, icon: Icon, title, text }: AccountRowProps) => (
  <li>
    <Link to={to} className={css.row}>
      <span className={css.icon}>
        <Icon size={22} aria-hidden />
      </span>
      <span className={css.words}>
        <span className={css.rowTitle}>{title}</span>
        <span className={css.rowText}>{text}</span>
      </span>
      <IconChevronRight className="mirror" size={20} aria-hidden />
    </Link>
  </li>
)
