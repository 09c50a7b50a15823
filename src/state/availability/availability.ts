/** What of the lists on screen works without a connection, and whether only that is shown. */
import { proxy, ref } from 'valtio'

type AvailabilityCheck = (address: string) => boolean

interface Availability {
  /** Of a path without language, or of an id; null while online. */
  check: AvailabilityCheck | null
  /** Entries of the lists on screen. */
  availableCount: number
  unavailableCount: number
  /** Until they are counted nobody knows whether there is a choice. */
  isCounted: boolean
  /** "Only what works now" is chosen; it lasts over pages, as long as there is no connection. */
  isOnlyAvailable: boolean
  /** It takes effect: a page of nothing would be no help. */
  isFiltered: boolean
  /** The connection is back, and these stay hidden until somebody asks for them, leaves or looks away. */
  stillHidden: ReadonlySet<string> | null
}
export const availability = proxy<Availability>({
  check: null,
  availableCount: 0,
  unavailableCount: 0,
  isCounted: false,
  isOnlyAvailable: false,
  isFiltered: false,
  stillHidden: null,
})

const entries = new Map<symbol, { key: string; isAvailable: boolean }>()

const updateFilter = () => {
  availability.isFiltered =
    availability.check !== null && availability.isOnlyAvailable && availability.availableCount > 0
}
const countEntries = () => {
  const all = [...entries.values()]
  availability.availableCount = all.filter(({ isAvailable }) => isAvailable).length
  availability.unavailableCount = all.length - availability.availableCount
  availability.isCounted = availability.check !== null
  updateFilter()
}
let isCountDue = false
/** Once for all entries of a page that come or go together. */
const countSoon = () => {
  if (isCountDue) return
  isCountDue = true
  queueMicrotask(() => {
    isCountDue = false
    countEntries()
  })
}

/** An entry of a list is on screen; the returned function says that it no longer is. */
export const registerEntry = (key: string, isAvailable: boolean): (() => void) => {
  const id = Symbol(key)
  entries.set(id, { key, isAvailable })
  countSoon()
  return () => {
    entries.delete(id)
    countSoon()
  }
}

export const toggleOnlyAvailable = () => {
  availability.isOnlyAvailable = !availability.isOnlyAvailable
  updateFilter()
}
export const showHiddenEntries = () => {
  availability.stillHidden = null
}

/** By whoever set it; more than one part of a page may. The last one counts. */
const checks = new Map<symbol, AvailabilityCheck>()

/** From now on entries know whether they are available. */
export const setAvailabilityCheck = (owner: symbol, check: AvailabilityCheck) => {
  showHiddenEntries()
  checks.set(owner, check)
  availability.check = check
  countSoon()
}

const holdHidden = () => {
  const unavailable = [...entries.values()].filter(({ isAvailable }) => !isAvailable)
  availability.stillHidden = ref(new Set(unavailable.map(({ key }) => key)))
}
/** What is hidden stays so where the connection is back; where the page is left nothing is marked any more. */
export const clearAvailabilityCheck = (owner: symbol, isOnline: boolean) => {
  if (!checks.delete(owner)) return
  availability.check = [...checks.values()].at(-1) ?? null
  if (availability.check) return countSoon()
  if (isOnline && availability.isFiltered) holdHidden()
  if (isOnline) availability.isOnlyAvailable = false
  availability.isCounted = false
  updateFilter()
}
