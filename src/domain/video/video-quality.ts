export interface VideoLevel {
  height: number
  bitsPerSecond: number
}
/** Offered where no video says which it has. */
export const videoHeights: readonly number[] = [240, 480, 720, 1080]

/** From the lowest; several levels may have one height, and a level of sound alone has none. */
export const heightsOf = (levels: readonly VideoLevel[]): number[] =>
  [...new Set(levels.map(({ height }) => height))].filter((height) => height > 0).sort((a, b) => a - b)

/** A connection is never constantly as good as it was a moment ago. */
const bandwidthShare = 0.8

export const levelForBandwidth = (levels: readonly VideoLevel[], bitsPerSecond: number): number =>
  Math.max(
    0,
    levels.findLastIndex((level) => level.bitsPerSecond <= bitsPerSecond * bandwidthShare),
  )

/** One level lower for the first seconds: a fast start is better than a sharp one. */
export const firstLevel = (levels: readonly VideoLevel[], bitsPerSecond: number): number =>
  Math.max(0, levelForBandwidth(levels, bitsPerSecond) - 1)

/** The level of a height that was chosen for another video: the nearest that is not higher. */
export const levelOfHeight = (levels: readonly VideoLevel[], height: number): number =>
  Math.max(
    0,
    levels.findLastIndex((level) => level.height <= height),
  )
