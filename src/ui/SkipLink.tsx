/** Visible only while it has the focus; skips the elements before its target. */
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './SkipLink.module.css'

interface SkipLinkProps {
  to: string
  children: ReactNode
  /** At the top of the window, not at its place in the page. */
  atTop?: boolean
}
export const SkipLink = ({ to, children, atTop = false }: SkipLinkProps) => (
  <a href={`#${to}`} className={classNames(css.skip, atTop && css.top)}>
    {children}
  </a>
)

export interface SkipTarget {
  to: string
  label: string
}
/** At the end of the row that plays: between it and the player may lie a long list. */
export const RowSkip = ({ state, skip }: { state: string; skip?: SkipTarget | undefined }) =>
  skip && (state === 'playing' || state === 'paused') ? <SkipLink to={skip.to}>{skip.label}</SkipLink> : null
