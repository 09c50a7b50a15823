/** A chunk of its own, because a rendered document never shows it. */
import { useTranslation } from '../../state/words/translation.tsx'
import { HeroSkeleton } from '../../ui/skeleton/HeadSkeleton.tsx'
import { LoadingPage } from '../../ui/skeleton/Loading.tsx'
import { ShelfSkeleton } from '../../ui/skeleton/ShelfSkeleton.tsx'

export const Pending = () => {
  const { t } = useTranslation()
  return (
    <LoadingPage title={t('shell.loading')}>
      <HeroSkeleton />
      <ShelfSkeleton />
      <ShelfSkeleton shape="arch" />
    </LoadingPage>
  )
}
