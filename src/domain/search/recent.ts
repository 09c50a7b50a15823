/** Oldest first. SEARCH-01 to SEARCH-04 */
const maxRecent = 5

export const addRecent = (recent: readonly string[], text: string): string[] => {
  const added = text.trim()
  if (added === '') return [...recent]
  return [...recent.filter((text) => text !== added), added].slice(-maxRecent)
}
