/** The end of a list that goes on: by itself, unless the line is poor or the last try failed. */
import { thrift } from '../../lib/data-saver.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { OnAndOn } from '../../ui/LoadMore.tsx'
import type { Further as FurtherProps } from '../../lib/next-page.ts'

export const Further = ({ load, isLoading, hasFailed }: FurtherProps) => {
  const { t } = useTranslation()
  return (
    <OnAndOn
      load={load}
      isLoading={isLoading}
      isAsked={hasFailed || thrift.isOn}
      label={t('structure.more')}
      loadingLabel={t('loading')}
    />
  )
}
