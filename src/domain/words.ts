export interface Words {
  [key: string]: string | Words
}

export const isBranch = (value: string | Words | undefined): value is Words => typeof value === 'object'

export const layWords = (base: Words, overlay: Words): Words => {
  const merged: Words = { ...base }
  for (const [key, value] of Object.entries(overlay)) {
    const branch = merged[key]
    merged[key] = isBranch(value) && isBranch(branch) ? layWords(branch, value) : value
  }
  return merged
}
