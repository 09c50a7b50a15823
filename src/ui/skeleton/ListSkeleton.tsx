import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { SkeletonShape, times } from './SkeletonShape.tsx'
import css from './ListSkeleton.module.css'

interface ListSkeletonProps {
  count?: number
  covers?: boolean
  headed?: boolean
}

const List = ({ headed, children }: { headed: boolean; children: ReactNode }) => (
  <div className={classNames(css.list, headed && css.headed)} aria-busy>
    {headed && <SkeletonShape className={css.heading} />}
    {children}
  </div>
)

export const TracksSkeleton = ({ count = 9, covers = false, headed = false }: ListSkeletonProps) => (
  <List headed={headed}>
    {times(count).map((at) => (
      <div key={at} className={css.track}>
        <SkeletonShape className={css.number} />
        {covers && <SkeletonShape className={css.thumb} />}
        <SkeletonShape className={css.title} />
        <SkeletonShape className={css.number} />
      </div>
    ))}
  </List>
)

export const RowsSkeleton = ({ count = 8, headed = false }: Omit<ListSkeletonProps, 'covers'>) => (
  <List headed={headed}>
    {times(count).map((at) => (
      <div key={at} className={css.row}>
        <SkeletonShape className={css.thumb} />
        <SkeletonShape className={css.title} />
      </div>
    ))}
  </List>
)
