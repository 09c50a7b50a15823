/** A thin bar on top once a navigation takes longer than a moment; the pending page says so to screen readers. */
import { useSnapshot } from 'valtio'
import css from './RouteProgress.module.css'
import { routeState } from './route-busy.ts'

export const RouteProgress = () => {
  const { isBusy } = useSnapshot(routeState)
  return isBusy && <div className={css.bar} data-state="loading" aria-hidden />
}
