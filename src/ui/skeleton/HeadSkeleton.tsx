import { classNames } from '../class-names.ts'
import type { Silhouette } from '../Picture.tsx'
import { SkeletonShape, times } from './SkeletonShape.tsx'
import css from './HeadSkeleton.module.css'
import { TracksSkeleton } from './ListSkeleton.tsx'

export const HeroSkeleton = () => <SkeletonShape className={css.hero} />

export const ScreenHeadSkeleton = () => (
  <>
    <SkeletonShape className={css.name} />
    <div className={css.chips}>
      {times(6).map((at) => (
        <SkeletonShape key={at} />
      ))}
    </div>
  </>
)

interface DetailSkeletonProps {
  shape?: Silhouette
  covers?: boolean | undefined
}

export const DetailSkeleton = ({ shape = 'square', covers = false }: DetailSkeletonProps) => (
  <div className={classNames(css.detail, shape === 'arch' && css.portrait)} aria-busy>
    <SkeletonShape shape={shape} className={css.cover} />
    <div className={css.words}>
      <SkeletonShape className={css.line} />
      <SkeletonShape className={css.heading} />
      <SkeletonShape className={css.line} />
      <div className={css.actions}>
        {times(4).map((at) => (
          <SkeletonShape key={at} />
        ))}
      </div>
    </div>
    <TracksSkeleton covers={covers} headed={shape === 'arch'} />
  </div>
)
