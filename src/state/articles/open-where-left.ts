/** The article that is being opened to read on: it scrolls to its position without asking. */
let wanted: string | null = null

export const openArticleWhereLeft = (id: string): void => {
  wanted = id
}

/** Once, and of the article that was opened last alone. */
export const takeArticleToReadOn = (id: string): boolean => {
  const isWanted = wanted === id
  wanted = null
  return isWanted
}
