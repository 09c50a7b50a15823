/** A composed page on its way; a chunk of its own, because a rendered document never shows it. */
import { useTranslation } from '../../state/words.tsx'
import { Bone, Loading, ShelfSkeleton } from '../../ui/Skeleton.tsx'

export const Pending = () => {
  const { t } = useTranslation()
  return (
    <Loading title={t('shell.loading')}>
      <Bone />
      <div>
        <Bone />
        <Bone />
        <Bone />
        <Bone />
        <Bone />
        <Bone />
      </div>
      <ShelfSkeleton />
      <ShelfSkeleton shape="wide" />
      <ShelfSkeleton shape="arch" />
    </Loading>
  )
}
