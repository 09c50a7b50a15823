import { type RefObject, useEffect, useState } from 'react'
import { whenNear } from './lazy-images.ts'

export const useNear = (element: RefObject<Element | null>): boolean => {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (element.current) return whenNear(element.current, () => setNear(true))
  }, [element])
  return isNear
}
