/** A composed page on its way; a chunk of its own, because a rendered document never shows it. */
import { Loading, ShelfSkeleton } from '../../ui/Skeleton.tsx'

export const Pending = () => (
  <Loading>
    <ShelfSkeleton />
    <ShelfSkeleton shape="wide" />
    <ShelfSkeleton shape="arch" />
  </Loading>
)
