interface AvailableParts {
  opens: (path: string) => boolean
  /** Ids of complete downloads. */
  whole: ReadonlySet<string>
  /** Ids of everything that has one: a list, an album, an artist. */
  sounding: Readonly<Record<string, true>>
}

const pathOf = (address: string) => address.replace(/[?#].*$/, '')

/**
 * A downloaded song also plays from its address where its page was never opened. An address of another site
 * never works.
 */
export const createAvailabilityCheck = ({ opens, whole, sounding }: AvailableParts) => {
  const known = new Map<string, boolean>()
  const isPathAvailable = (path: string) =>
    path.split('/').some((segment) => whole.has(segment)) || opens(path)
  return (address: string): boolean => {
    if (/^[a-z][\w+.-]*:/i.test(address)) return false
    if (!address.startsWith('/')) return Object.hasOwn(sounding, address)
    const path = pathOf(address)
    const isAvailable = known.get(path) ?? isPathAvailable(path)
    known.set(path, isAvailable)
    return isAvailable
  }
}
