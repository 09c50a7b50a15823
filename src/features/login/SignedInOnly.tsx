/** The host knows no user and renders the invitation; a skeleton replaces it until the user is known. */
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '../../state/session/session.ts'
import { RowsSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import css from './SignedInOnly.module.css'

interface SignedInOnlyProps {
  children: ReactNode
  guest: ReactNode
  rows?: number
}
export const SignedInOnly = ({ children, guest, rows }: SignedInOnlyProps) => {
  const { status } = useSnapshot(session)
  if (status === 'user') return children
  const isUnsure = status === 'unknown'
  return (
    <>
      {isUnsure && (
        <div className={css.unsure} aria-busy>
          <RowsSkeleton {...(rows && { count: rows })} />
        </div>
      )}
      <div className={css.invitation} data-unsure={isUnsure || undefined}>
        {guest}
      </div>
    </>
  )
}
