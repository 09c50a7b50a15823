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

export const ShelfSkeleton = ({ shape = 'square' }: { shape?: Silhouette }) => (
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

export const TracksSkeleton = ({ count = 9 }: { count?: number }) => (
  <div className={css.tracks} aria-busy>
    {times(count).map((at) => (
      <div key={at} className={css.track}>
        <Bone className={css.number} />
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

/** The head of an album, playlist, show or book before even its card is known, and the rows below. */
export const DetailSkeleton = ({ shape = 'square' }: { shape?: Silhouette }) => (
  <div className={css.detail} aria-busy>
    <Bone className={classNames(css.cover, css[shape])} />
    <div className={css.detailWords}>
      <Bone className={css.heading} />
      <Bone className={css.line} />
      <Bone className={css.play} />
    </div>
    <TracksSkeleton />
  </div>
)

export const RowsSkeleton = ({ count = 8 }: { count?: number }) => (
  <div className={css.tracks} aria-busy>
    {times(count).map((at) => (
      <div key={at} className={css.row}>
        <Bone className={css.thumb} />
        <Bone className={css.title} />
      </div>
    ))}
  </div>
)
