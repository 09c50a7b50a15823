import { type Kind, isIn, kindOf } from '../../contract/kinds.ts'
import { type SearchGroup, groupNames } from '../../contract/search-groups.ts'

export const isGroup = (name: string): name is SearchGroup => groupNames.some((group) => group === name)

const inEach = 4
export const firstOfGroup = 30

/** Whether a group has more than the page of all kinds shows: the best match is shown above its group. */
export const hasMoreThanShown = (
  { group, total, entries }: { group: SearchGroup; total: number; entries: readonly unknown[] },
  best: { kind: Kind } | undefined,
): boolean => total > entries.length + (best && isIn(group, best.kind) ? 1 : 0)

export const showsAny = (found: {
  best?: unknown
  groups: readonly { entries: readonly unknown[] }[]
}): boolean => found.best !== undefined || found.groups.some(({ entries }) => entries.length > 0)

interface Sorted<T> {
  best: T | null
  groups: { group: SearchGroup; total: number; entries: T[] }[]
}
interface Wanted {
  group: SearchGroup | null
  limit: number
}

/** `found` is best first; groups are ordered by their best. Unrequested groups have their count too. */
export const intoGroups = <T extends { kind: Kind }>(
  found: readonly T[],
  { group: wanted, limit }: Wanted,
): Sorted<T> => {
  const [first = null] = found
  const best = wanted === null ? first : null
  const byGroup = new Map<SearchGroup, T[]>()
  for (const entry of found) {
    const { group } = kindOf(entry.kind)
    byGroup.set(group, [...(byGroup.get(group) ?? []), entry])
  }
  const groups = [...byGroup].map(([group, all]) => {
    const count = wanted === null ? inEach : wanted === group ? limit : 0
    return { group, total: all.length, entries: all.filter((entry) => entry !== best).slice(0, count) }
  })
  return { best, groups }
}
