import type { ReactNode } from 'react'
import { Link } from '../../ui/Link.tsx'
import css from './TrackDialog.module.css'

export const MenuLink = ({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) => (
  <li>
    <Link to={to} className={css.item}>
      {icon}
      {children}
    </Link>
  </li>
)

interface MenuActionProps {
  icon: ReactNode
  children: ReactNode
  onAct: () => void
}
export const MenuAction = ({ icon, children, onAct }: MenuActionProps) => (
  <li>
    <button type="button" className={css.item} onClick={onAct}>
      {icon}
      {children}
    </button>
  </li>
)
