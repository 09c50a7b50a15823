import { useSnapshot } from 'valtio'
import { type Snack, snackbar } from '../../state/notifications/snackbar.ts'
import { useLazy } from '../../ui/use-lazy.ts'
import css from './Snackbar.module.css'

const loadMessage = async () => (await import('./SnackbarMessage.tsx')).SnackbarMessage

/** Rendered from the start: a live region that appears with its text is not read aloud. */
export const Snackbar = () => {
  const { current } = useSnapshot(snackbar)
  const SnackLine = useLazy(current, loadMessage)
  return (
    <div className={css.region} role="status" data-snacks>
      {current && SnackLine && <SnackLine key={current.id} snack={current as Snack} />}
    </div>
  )
}
