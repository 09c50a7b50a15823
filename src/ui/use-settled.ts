import { useEffect, useState } from 'react'

/** The value once it has not changed for a moment: what is being typed is not requested letter by letter. */
export const useSettled = <T>(value: T, ms = 250): T => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
