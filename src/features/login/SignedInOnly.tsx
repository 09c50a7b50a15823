/**
 * What is somebody's own, or the door to it. The host knows nobody and draws the door; where scripts run a skeleton
 * stands in its place until it is known who is here, so that nobody reads of a door they have already passed.
 */
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '../../state/session/session.ts'
import { RowsSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import css from './SignedInOnly.module.css'

interface SignedInOnlyProps {
  children: ReactNode
  guest: ReactNode
  /** As many as what comes is high. */
  rows?: number
}
export const SignedInOnly = ({ children: mine, guest: door, rows }: SignedInOnlyProps) => {
  const { status } = useSnapshot(session)
  if (status === 'user') return mine
  const isUnsure = status === 'unknown'
  return (
    <>
      {isUnsure && (
        <div className={css.unsure} aria-busy>
          <RowsSkeleton {...(rows && { count: rows })} />
        </div>
      )}
      <div className={css.invitation} data-unsure={isUnsure || undefined}>
        {door}
      </div>
    </>
  )
}
