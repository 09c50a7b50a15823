/** An offer on its way; a chunk of its own, because a rendered document never shows it. */
import { useTranslation } from '../../state/words/translation.tsx'
import { DetailSkeleton } from '../../ui/skeleton/HeadSkeleton.tsx'
import { Loading } from '../../ui/skeleton/Loading.tsx'

export const Pending = () => {
  const { t } = useTranslation()
  return (
    <Loading title={t('shell.loading')}>
      <DetailSkeleton />
    </Loading>
  )
}
