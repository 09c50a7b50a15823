/** A chunk of its own, because a rendered document never shows it. */
import { useTranslation } from '../../state/words/translation.tsx'
import { RowsSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import { LoadingPage } from '../../ui/skeleton/Loading.tsx'

export const Pending = () => {
  const { t } = useTranslation()
  return (
    <LoadingPage title={t('shell.loading')}>
      <RowsSkeleton />
    </LoadingPage>
  )
}
