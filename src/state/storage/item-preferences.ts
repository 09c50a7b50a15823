/** One choice for each of many things, in one line of local storage; the one made first is forgotten. */
const maxItems = 100

export const openItemPreferences = <T>(name: string, isChoice: (value: unknown) => value is T) => {
  const isEntry = (entry: unknown): entry is [string, T] =>
    Array.isArray(entry) && typeof entry[0] === 'string' && isChoice(entry[1])

  /** Somebody may have written anything there; what no longer reads counts as nothing. */
  const read = (): [string, T][] => {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
      return Array.isArray(value) ? value.filter(isEntry) : []
    } catch (problem) {
      console.info('no choices were read', problem)
      return []
    }
  }
  return {
    of: (id: string): T | undefined => read().find(([each]) => each === id)?.[1],
    keep: (id: string, choice: T) => {
      try {
        const others = read().filter(([each]) => each !== id)
        localStorage.setItem(name, JSON.stringify([...others, [id, choice]].slice(-maxItems)))
      } catch (problem) {
        console.info('a choice is kept for this page only', problem)
      }
    },
  }
}
