/**
 * Grey shapes of what is on its way, in the silhouettes and heights it will have. They hold no text: whoever listens is
 * told only that something is busy here.
 */
import type { ReactNode } from 'react'
import type { Silhouette } from './Picture.tsx'
import { classNames } from './class-names.ts'
import css from './Skeleton.module.css'

const times = (count: number) => Array.from({ length: count }, (_, at) => at)

export const Bone = ({ className }: { className?: string | undefined }) => (
  <span className={classNames(css.bone, className)} />
)

export const ShelfSkeleton = ({ shape = 'square' }: { shape?: Silhouette | 'story' }) => (
  <div className={css.section} aria-busy>
    <Bone className={css.heading} />
    <div className={css.shelf}>
      {times(9).map((at) => (
        <div key={at}>
          <Bone className={css[shape]} />
          <Bone className={css.title} />
          <Bone className={css.line} />
        </div>
      ))}
    </div>
  </div>
)

interface ListSkeletonProps {
  count?: number
  /** Beside its number each has its picture. */
  covers?: boolean
  /** Under a heading of its own. */
  headed?: boolean
}

export const TracksSkeleton = ({ count = 9, covers = false, headed = false }: ListSkeletonProps) => (
  <div className={classNames(css.tracks, headed && css.headed)} aria-busy>
    {times(count).map((at) => (
      <div key={at} className={css.track}>
        <Bone className={css.number} />
        {covers && <Bone className={css.thumb} />}
        <Bone className={css.title} />
        <Bone className={css.number} />
      </div>
    ))}
  </div>
)

export const HeroSkeleton = () => <Bone className={css.hero} />

/** A whole page on its way has its heading already. */
export const Loading = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={css.loading} aria-busy>
    <h1 className="sr">{title}</h1>
    {children}
  </div>
)

interface DetailSkeletonProps {
  shape?: Silhouette
  covers?: boolean | undefined
}

/** The head of an album, playlist, show or book before even its card is known, and the rows below. */
export const DetailSkeleton = ({ shape = 'square', covers = false }: DetailSkeletonProps) => (
  <div className={css.detail} aria-busy>
    <Bone className={classNames(css.cover, css[shape])} />
    <div className={css.detailWords}>
      <Bone className={css.line} />
      <Bone className={css.heading} />
      <Bone className={css.line} />
      <div className={css.deeds}>
        {times(4).map((at) => (
          <Bone key={at} />
        ))}
      </div>
    </div>
    <TracksSkeleton covers={covers} headed={shape === 'arch'} />
  </div>
)

export const RowsSkeleton = ({ count = 8, headed = false }: Omit<ListSkeletonProps, 'covers'>) => (
  <div className={classNames(css.tracks, headed && css.headed)} aria-busy>
    {times(count).map((at) => (
      <div key={at} className={css.row}>
        <Bone className={css.thumb} />
        <Bone className={css.title} />
      </div>
    ))}
  </div>
)
