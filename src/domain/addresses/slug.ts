/** NFKC, lower case, '-' between words, letters of any script stay. LINK-17, LINK-18 */
export const slug = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 120)

/** A slug is never empty in an address: the id replaces it. */
export const slugOr = (text: string, id: string): string => slug(text) || id
