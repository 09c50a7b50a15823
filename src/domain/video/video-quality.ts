/** Which quality of a film a line carries. Levels are told by their lines of picture and the weight of a second. */
export interface VideoLevel {
  height: number
  bitsPerSecond: number
}
/** What one may choose where no film says which it has. */
export const videoHeights: readonly number[] = [240, 480, 720, 1080]

/** A line is never as good all the time as it was a moment ago. */
const bandwidthShare = 0.8

/** The finest that the line carries; the lightest where it carries none. `levels` rise. */
export const levelForBandwidth = (levels: readonly VideoLevel[], bitsPerSecond: number): number =>
  Math.max(
    0,
    levels.findLastIndex((level) => level.bitsPerSecond <= bitsPerSecond * bandwidthShare),
  )

/** The first seconds come from one step below: a film that begins at once beats one that begins sharp. */
export const firstLevel = (levels: readonly VideoLevel[], bitsPerSecond: number): number =>
  Math.max(0, levelForBandwidth(levels, bitsPerSecond) - 1)

/** The level of a height that was chosen for another film: the nearest that is no finer. */
export const levelOfHeight = (levels: readonly VideoLevel[], height: number): number =>
  Math.max(
    0,
    levels.findLastIndex((level) => level.height <= height),
  )
