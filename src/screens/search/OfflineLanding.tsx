import { useSnapshot } from 'valtio'
import { connection } from '../../state/network/connection.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { useLazy } from '../../ui/use-lazy.ts'
import css from './SearchResults.module.css'

const loadOfflineSuggestions = async () =>
  (await import('../../features/page-states/OfflineSuggestions.tsx')).OfflineSuggestions

export const OfflineLanding = () => {
  const { t } = useTranslation()
  const { online } = useSnapshot(connection)
  const OfflineSuggestions = useLazy(true, loadOfflineSuggestions)
  if (online) return null
  return (
    <>
      <p className={css.note}>{t('search.searchesDevice')}</p>
      {OfflineSuggestions && <OfflineSuggestions isPage={false} />}
    </>
  )
}
