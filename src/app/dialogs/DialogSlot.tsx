/** Where dialogs appear; the code comes with the first one. */
import { type ComponentType, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { dialogs } from '../../state/dialogs.ts'

export const DialogSlot = () => {
  const isNeeded = useSnapshot(dialogs).stack.length > 0
  const [Host, setHost] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!isNeeded) return
    import('./DialogHost.tsx').then(
      ({ DialogHost }) => setHost(() => DialogHost),
      (problem: unknown) => console.warn('no dialog can be shown', problem),
    )
  }, [isNeeded])
  return Host && <Host />
}
