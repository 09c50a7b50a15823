/** Where the line that goes away by itself appears; its code comes with the first one. */
import { type ComponentType, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { type Snack, snackbar } from '../../state/snackbar.ts'
import css from './Snackbar.module.css'

type Line = ComponentType<{ snack: Snack }>

/** The live region stands from the start: one that comes with its text is not read aloud. */
export const Snackbar = () => {
  const { current } = useSnapshot(snackbar)
  const [SnackLine, setLine] = useState<Line | null>(null)
  const isNeeded = current !== null
  useEffect(() => {
    if (!isNeeded) return
    import('./SnackLine.tsx').then(
      (found) => setLine(() => found.SnackLine),
      (problem: unknown) => console.warn('a message cannot be shown', problem),
    )
  }, [isNeeded])
  return (
    <div className={css.region} role="status">
      {current && SnackLine && <SnackLine key={current.id} snack={current as Snack} />}
    </div>
  )
}
