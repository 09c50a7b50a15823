import { useSnapshot } from 'valtio'
import css from './RouteProgress.module.css'
import { routeState } from './route-busy.ts'

export const RouteProgress = () => {
  const { isBusy } = useSnapshot(routeState)
  // Always in the document: a child more or less of the root has the browser match the whole page anew.
  return <div className={css.bar} hidden={!isBusy} data-state={isBusy ? 'loading' : undefined} aria-hidden />
}
