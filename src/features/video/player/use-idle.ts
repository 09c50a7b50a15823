/** Whether the controls are hidden: no input for a moment while the video plays, or a tap hid them. */
import { useCallback, useEffect, useState } from 'react'

const restMs = 3000

interface Idle {
  isIdle: boolean
  showControls: () => void
  hideControls: () => void
}

export const useIdle = (isRunning: boolean): Idle => {
  /** Whether the video played when the controls were hidden: once that changes they are back. */
  const [hiddenWhilePlaying, setHiddenWhilePlaying] = useState<boolean | null>(null)
  const [moved, setMoved] = useState(0)
  const showControls = useCallback(() => {
    setHiddenWhilePlaying(null)
    setMoved(Date.now())
  }, [])
  const hideControls = useCallback(() => setHiddenWhilePlaying(isRunning), [isRunning])
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(
      () => setHiddenWhilePlaying(true),
      Math.max(0, moved + restMs - Date.now()) || restMs,
    )
    return () => {
      clearTimeout(timer)
      setHiddenWhilePlaying(null)
    }
  }, [isRunning, moved])
  return { isIdle: hiddenWhilePlaying === isRunning, showControls, hideControls }
}
