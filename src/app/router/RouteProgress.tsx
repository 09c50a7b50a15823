import { useSnapshot } from 'valtio'
import css from './RouteProgress.module.css'
import { routeState } from './route-busy.ts'

export const RouteProgress = () => {
  const { isBusy } = useSnapshot(routeState)
  return isBusy && <div className={css.bar} data-state="loading" aria-hidden />
}
