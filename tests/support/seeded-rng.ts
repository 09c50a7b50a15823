/** Mulberry32: small, quick, and the same everywhere. */
export const createSeededRng = (seed: number) => {
  let state = seed
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    random,
    below: (most: number) => Math.floor(random() * most),
    chance: (part: number) => random() < part,
  }
}
export type SeededRng = ReturnType<typeof createSeededRng>
