import { useEffect, useState } from 'react'

export const useFullscreen = (): boolean => {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const update = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', update)
    return () => document.removeEventListener('fullscreenchange', update)
  }, [])
  return isFull
}
