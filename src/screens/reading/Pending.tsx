/** A text on its way; a chunk of its own, because a rendered document never shows it. */
import { Loading, RowsSkeleton } from '../../ui/Skeleton.tsx'

export const Pending = () => (
  <Loading>
    <RowsSkeleton />
  </Loading>
)
