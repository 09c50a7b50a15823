/** FNV-1a, 32 bits: of the 600 texts of a page, one pair in 24,000 pages shares a hash. */
export const hash = (text: string): string => {
  let name = 2166136261
  for (let at = 0; at < text.length; at++) name = Math.imul(name ^ text.charCodeAt(at), 16777619)
  return (name >>> 0).toString(36)
}
