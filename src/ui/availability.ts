/** Null while online, on the server and in the first render, so that hydration finds the markup it expects. */
import { createContext, useContext, useEffect } from 'react'

/** For a path without language, whether its page opens; for an id, whether something of it plays. */
export type AvailabilityCheck = (address: string) => boolean
const AvailabilityContext = createContext<AvailabilityCheck | null>(null)
export const AvailabilityProvider = AvailabilityContext.Provider

interface ListedEntries {
  /** Counts an entry for as long as it is shown; the returned function ends that. */
  register: (key: string, isAvailable: boolean) => () => void
  isFiltered: boolean
  /** The connection is back, and these stay hidden until the user asks for them: nothing moves by itself. */
  stillHidden: ReadonlySet<string> | null
}
const ListedEntriesContext = createContext<ListedEntries>({
  register: () => () => undefined,
  isFiltered: false,
  stillHidden: null,
})
export const ListedEntriesProvider = ListedEntriesContext.Provider

export const unavailableReasonId = 'away-reason'

/** `box` is for the entry's element, `control` for the link or button in it. */
export const useListEntry = (addresses: readonly string[], isCurrent = false) => {
  const check = useContext(AvailabilityContext)
  const { register, isFiltered, stillHidden } = useContext(ListedEntriesContext)
  const key = addresses.join(' ')
  const isKnown = check !== null && key !== ''
  const isAvailable = !isKnown || isCurrent || addresses.some(check)
  useEffect(() => (isKnown ? register(key, isAvailable) : undefined), [isKnown, register, key, isAvailable])
  const isHidden = check ? isFiltered && !isAvailable : stillHidden?.has(key)
  return {
    box: {
      'data-available': isKnown ? isAvailable : undefined,
      'data-hidden': isFiltered || stillHidden ? isHidden : undefined,
    },
    control: { 'aria-describedby': isAvailable ? undefined : unavailableReasonId },
  }
}

const noAddresses: readonly string[] = []
/** For a button or link that works where one of the addresses does; without any it needs the connection. */
export const useAvailableControl = (
  addresses: readonly string[] = noAddresses,
  isAlwaysAvailable = false,
) => {
  const check = useContext(AvailabilityContext)
  if (check === null || isAlwaysAvailable || addresses.some(check)) return {}
  return { 'data-quiet': true, 'aria-describedby': unavailableReasonId } as const
}

/** Nothing loads more while only a part of the list is shown. */
export const useIsListFiltered = (): boolean => {
  const { isFiltered, stillHidden } = useContext(ListedEntriesContext)
  return isFiltered || stillHidden !== null
}
