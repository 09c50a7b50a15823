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

const maxShuffled = 3 * songBlockSize
/** Songs from the whole list, in its order: all of them, or as many as a queue takes, drawn by `random`. */
export const drawnSongBlocks = (ids: readonly string[], random: () => number): string[][] => {
  const open = ids.map((_, at) => at)
  const drawn: number[] = []
  while (drawn.length < maxShuffled && open.length > 0) {
    const at = Math.floor(random() * open.length)
    const last = open.pop() as number
    const index = at < open.length ? (open[at] as number) : last
    if (at < open.length) open[at] = last
    drawn.push(index)
  }
  return blocksOf(drawn.toSorted((a, b) => a - b).flatMap((index) => ids[index] ?? []))
}
