import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './Grid.module.css'

export const Grid = ({ label, columns = 'slim', children }: GridProps) => (
  <ul aria-label={label} className={classNames(css.grid, css[columns])}>
    {children}
  </ul>
)
interface GridProps {
  label: string
  /** 16:9 needs wider columns; texts have two. */
  columns?: 'slim' | 'wide' | 'tickets' | 'texts'
  children: ReactNode
}
