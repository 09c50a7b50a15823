/** Lives as long as the document, so that Back restores it. */
import { useState } from 'react'

const rememberedStates = new Map<string, unknown>()

export const useRememberedState = <T>(name: string, initial: T) => {
  const [value, setValue] = useState(() =>
    rememberedStates.has(name) ? (rememberedStates.get(name) as T) : initial,
  )
  const change = (next: T) => {
    rememberedStates.set(name, next)
    setValue(next)
  }
  return [value, change] as const
}
