import { dataSaver } from '../../lib/data-saver.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { LoadMore } from '../../ui/LoadMore.tsx'
import type { NextPageState as FurtherProps } from '../../lib/next-page.ts'

export const NextPage = ({ load, isLoading, hasFailed }: FurtherProps) => {
  const { t } = useTranslation()
  return (
    <LoadMore
      load={load}
      isLoading={isLoading}
      needsTap={hasFailed || dataSaver.isEnabled}
      label={t('structure.more')}
      loadingLabel={t('loading')}
    />
  )
}
