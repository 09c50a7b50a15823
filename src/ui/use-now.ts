import { useEffect, useState } from 'react'

/** Null in the first render, as the host does not know the visitor's time. */
export const useNow = (interval: number) => {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), interval)
    return () => clearInterval(timer)
  }, [interval])
  return now
}
