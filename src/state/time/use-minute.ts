/** The current minute in milliseconds; null until hydration, as a rendered document does not know the time. */
import { useSyncExternalStore } from 'react'

const minute = 60_000
const everyMinute = (onChange: () => void) => {
  const timer = setInterval(onChange, minute)
  return () => clearInterval(timer)
}
const currentMinute = () => Math.floor(Date.now() / minute) * minute

export const useMinute = (): number | null => useSyncExternalStore(everyMinute, currentMinute, () => null)
