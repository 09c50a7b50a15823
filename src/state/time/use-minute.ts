/** The minute that it is, in milliseconds; null until the page is alive, as a rendered document does not know the hour. */
import { useSyncExternalStore } from 'react'

const minute = 60_000
const everyMinute = (onChange: () => void) => {
  const timer = setInterval(onChange, minute)
  return () => clearInterval(timer)
}
const currentMinute = () => Math.floor(Date.now() / minute) * minute

export const useMinute = (): number | null => useSyncExternalStore(everyMinute, currentMinute, () => null)
