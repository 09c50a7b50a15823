import { proxy, ref } from 'valtio'

type AvailabilityCheck = (address: string) => boolean

interface Availability {
  /** For a path without language, or an id; null while online. */
  check: AvailabilityCheck | null
  availableCount: number
  unavailableCount: number
  /** Until they are counted it is unknown whether there is a choice. */
  isCounted: boolean
  /** The user chose "Show only what’s available"; it lasts across pages until the connection is back. */
  isOnlyAvailable: boolean
  /** Whether the choice applies: an empty page would be no help. */
  isFiltered: boolean
  /** The connection is back, and these stay hidden until the user asks for them, leaves or hides the page. */
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
/** Once for all entries of a page that appear or disappear together. */
const countSoon = () => {
  if (isCountDue) return
  isCountDue = true
  queueMicrotask(() => {
    isCountDue = false
    countEntries()
  })
}

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

/** By owner, as several parts of a page may set one. The last one counts. */
const checks = new Map<symbol, AvailabilityCheck>()

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
/** When the connection is back, what is hidden stays hidden; when the page is left, nothing is marked any more. */
export const clearAvailabilityCheck = (owner: symbol, isOnline: boolean) => {
  if (!checks.delete(owner)) return
  availability.check = [...checks.values()].at(-1) ?? null
  if (availability.check) return countSoon()
  if (isOnline && availability.isFiltered) holdHidden()
  if (isOnline) availability.isOnlyAvailable = false
  availability.isCounted = false
  updateFilter()
}
