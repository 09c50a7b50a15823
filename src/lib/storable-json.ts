/** JSON as a `jsonb` column takes it: no NUL, no half characters, and not deeper than a reader follows. */
const deepest = 8

const isStorableText = (value: string) => !/\0|\p{Surrogate}/u.test(value)

export const isStorableJson = (value: unknown, levels = deepest): boolean => {
  if (typeof value === 'string') return isStorableText(value)
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return value === null || typeof value === 'boolean'
  if (levels === 0) return false
  return Array.isArray(value)
    ? value.every((one) => isStorableJson(one, levels - 1))
    : Object.entries(value).every(([key, one]) => isStorableText(key) && isStorableJson(one, levels - 1))
}
