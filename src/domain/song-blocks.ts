/** A long list of songs is loaded in blocks, so that a tap nearby finds its block in the cache. */
export const songBlockSize = 50

const blocksOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / songBlockSize) }, (_, block) =>
    ids.slice(block * songBlockSize, (block + 1) * songBlockSize),
  )

export const songBlocksAround = (ids: readonly string[], at: number): string[][] => {
  const block = Math.floor(Math.max(at, 0) / songBlockSize)
  return blocksOf(ids).slice(Math.max(0, block - 1), block + 2)
}

/** `count` of these, or all, drawn by `random` and in the order in which they were drawn. */
const draw = <T>(items: readonly T[], count: number, random: () => number): T[] => {
  const open = [...items]
  const drawn: T[] = []
  while (drawn.length < count && open.length > 0) {
    const at = Math.floor(random() * open.length)
    const last = open.pop() as T
    drawn.push(at < open.length ? (open[at] as T) : last)
    if (at < open.length) open[at] = last
  }
  return drawn
}

const maxShuffled = 3 * songBlockSize
/** Songs from the whole list, in its order: all of them, or as many as a queue begins with, drawn by `random`. */
export const drawnSongBlocks = (ids: readonly string[], random: () => number): string[][] => {
  const drawn = draw([...ids.keys()], maxShuffled, random)
  return blocksOf(drawn.toSorted((a, b) => a - b).flatMap((index) => ids[index] ?? []))
}

/** What a queue of this list goes on with: the block behind it, or a block of those that it has not had yet. */
export const songsBehind = (
  ids: readonly string[],
  offered: ReadonlySet<string>,
  random: (() => number) | null,
): string[] => {
  if (random)
    return draw(
      ids.filter((id) => !offered.has(id)),
      songBlockSize,
      random,
    )
  const last = ids.findLastIndex((id) => offered.has(id))
  return ids.slice(last + 1, last + 1 + songBlockSize)
}
