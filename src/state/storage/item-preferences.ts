/** One choice per item, all in one local storage entry; the oldest is dropped. */
const maxItems = 100

export const openItemPreferences = <T>(name: string, isChoice: (value: unknown) => value is T) => {
  const isEntry = (entry: unknown): entry is [string, T] =>
    Array.isArray(entry) && typeof entry[0] === 'string' && isChoice(entry[1])

  /** The user may have edited the storage; an unreadable value is ignored. */
  const read = (): [string, T][] => {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
      return Array.isArray(value) ? value.filter(isEntry) : []
    } catch (problem) {
      console.info('the preferences of items could not be read', problem)
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
        console.info('the preference holds for this page only', problem)
      }
    },
  }
}
