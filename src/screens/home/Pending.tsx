/** Home on its way; a chunk of its own, because a rendered document never shows it. */
import { HeroSkeleton, Loading, ShelfSkeleton } from '../../ui/Skeleton.tsx'

export const Pending = () => (
  <Loading>
    <HeroSkeleton />
    <ShelfSkeleton />
    <ShelfSkeleton shape="arch" />
  </Loading>
)
