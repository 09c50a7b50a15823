/** Whether the controls are hidden: no input for a moment while the video plays, or a tap hid them. */
import { useCallback, useEffect, useState } from 'react'

const restMs = 3000

interface Idle {
  isIdle: boolean
  wake: () => void
  rest: () => void
}

export const useIdle = (isRunning: boolean): Idle => {
  /** Whether the video played when the controls were hidden: once that changes they are back. */
  const [wentWhile, setWent] = useState<boolean | null>(null)
  /** Time of the last input. */
  const [moved, setMoved] = useState(0)
  const wake = useCallback(() => {
    setWent(null)
    setMoved(Date.now())
  }, [])
  const rest = useCallback(() => setWent(isRunning), [isRunning])
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => setWent(true), Math.max(0, moved + restMs - Date.now()) || restMs)
    return () => {
      clearTimeout(timer)
      setWent(null)
    }
  }, [isRunning, moved])
  return { isIdle: wentWhile === isRunning, wake, rest }
}
