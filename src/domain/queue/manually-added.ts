/** Separates what somebody put into a queue by hand from what came with its source. The mark goes with the track. */
interface ManuallyAdded {
  isChosen?: boolean | undefined
}

export const markManuallyAdded = <T>(tracks: readonly T[]): (T & ManuallyAdded)[] =>
  tracks.map((track) => ({ ...track, isChosen: true }))

interface QueueRun {
  /** Null where both are in it. */
  isChosen: boolean | null
  /** How many stand before it. */
  from: number
  length: number
}
/** So many runs still read as parts of a queue; more say nothing. */
const maxRuns = 4

/** Stretches of one sort in the order of playing; one stretch where they are too mixed to separate. */
export const queueRunsOf = (tracks: readonly (object & ManuallyAdded)[]): QueueRun[] => {
  const runs: QueueRun[] = []
  for (const [from, track] of tracks.entries()) {
    const isChosen = track.isChosen === true
    const last = runs.at(-1)
    if (last?.isChosen === isChosen) last.length++
    else runs.push({ isChosen, from, length: 1 })
  }
  return runs.length > maxRuns ? [{ isChosen: null, from: 0, length: tracks.length }] : runs
}
