/** A thin bar on top once a navigation takes longer than a moment. */
import { useTranslation } from '../../state/words.tsx'
import { useSnapshot } from 'valtio'
import css from './RouteProgress.module.css'
import { route } from './busy.ts'

export const RouteProgress = () => {
  const { t } = useTranslation()
  const { isBusy } = useSnapshot(route)
  return isBusy && <div className={css.bar} role="progressbar" aria-label={t('shell.loading')} />
}
