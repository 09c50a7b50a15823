import { classNames } from '../class-names.ts'
import type { Silhouette } from '../Picture.tsx'
import { SkeletonShape, times } from './SkeletonShape.tsx'
import css from './ShelfSkeleton.module.css'

export const ShelfSkeleton = ({ shape = 'square' }: { shape?: Silhouette | 'story' }) => (
  <div className={css.section} aria-busy>
    <SkeletonShape className={css.heading} />
    <div className={classNames(css.shelf, css[shape])}>
      {times(9).map((at) => (
        <div key={at}>
          <SkeletonShape shape={shape} className={css.cover} />
          <SkeletonShape className={css.title} />
          <SkeletonShape className={css.line} />
        </div>
      ))}
    </div>
  </div>
)
