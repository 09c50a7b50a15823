/** Whether nobody has moved for a moment while the film runs: the controls then leave the picture alone. */
import { useCallback, useEffect, useState } from 'react'

const restMs = 3000

export const useIdle = (mayRest: boolean): { isIdle: boolean; wake: () => void } => {
  const [isIdle, setIdle] = useState(false)
  /** When somebody last moved. */
  const [moved, setMoved] = useState(0)
  const wake = useCallback(() => {
    setIdle(false)
    setMoved(Date.now())
  }, [])
  useEffect(() => {
    if (!mayRest) return
    const timer = setTimeout(() => setIdle(true), Math.max(0, moved + restMs - Date.now()) || restMs)
    return () => clearTimeout(timer)
  }, [mayRest, moved])
  return { isIdle: isIdle && mayRest, wake }
}
