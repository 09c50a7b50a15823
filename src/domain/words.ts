/** Words as data: a tree of branches and texts. */

export interface Words {
  [key: string]: string | Words
}

export const isBranch = (value: string | Words | undefined): value is Words => typeof value === 'object'

/** Merges `over` into `under`; neither is changed. */
export const layWords = (under: Words, over: Words): Words => {
  const merged: Words = { ...under }
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key]
    merged[key] = isBranch(value) && isBranch(below) ? layWords(below, value) : value
  }
  return merged
}
