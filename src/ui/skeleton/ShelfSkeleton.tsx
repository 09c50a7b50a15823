/** A shelf on its way: its heading, and as many cards as one row shows. */
import { classNames } from '../class-names.ts'
import type { Silhouette } from '../Picture.tsx'
import { Bone, times } from './SkeletonShape.tsx'
import css from './ShelfSkeleton.module.css'

export const ShelfSkeleton = ({ shape = 'square' }: { shape?: Silhouette | 'story' }) => (
  <div className={css.section} aria-busy>
    <Bone className={css.heading} />
    <div className={classNames(css.shelf, css[shape])}>
      {times(9).map((at) => (
        <div key={at}>
          <Bone shape={shape} className={css.cover} />
          <Bone className={css.title} />
          <Bone className={css.line} />
        </div>
      ))}
    </div>
  </div>
)
