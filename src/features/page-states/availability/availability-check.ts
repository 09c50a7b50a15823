interface AvailableParts {
  isPageAvailable: (path: string) => boolean
  complete: ReadonlySet<string>
  /** Ids of everything that has one: a list, an album, an artist. */
  playable: Readonly<Record<string, true>>
}

const pathOf = (address: string) => address.replace(/[?#].*$/, '')

/** A downloaded song also plays where its page was never opened. An address of another site never works. */
export const createAvailabilityCheck = ({ isPageAvailable, complete, playable }: AvailableParts) => {
  const answers = new Map<string, boolean>()
  const isPathAvailable = (path: string) =>
    path.split('/').some((segment) => complete.has(segment)) || isPageAvailable(path)
  return (address: string): boolean => {
    if (/^[a-z][\w+.-]*:/i.test(address)) return false
    if (!address.startsWith('/')) return Object.hasOwn(playable, address)
    const path = pathOf(address)
    const isAvailable = answers.get(path) ?? isPathAvailable(path)
    answers.set(path, isAvailable)
    return isAvailable
  }
}
