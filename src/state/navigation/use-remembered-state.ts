/** How a page was left (a tab, how much of a list was asked for), as long as the document lives: back finds it so. */
import { useState } from 'react'

const left = new Map<string, unknown>()

export const useRemembered = <T>(name: string, initial: T) => {
  const [value, setValue] = useState(() => (left.has(name) ? (left.get(name) as T) : initial))
  const change = (next: T) => {
    left.set(name, next)
    setValue(next)
  }
  return [value, change] as const
}
