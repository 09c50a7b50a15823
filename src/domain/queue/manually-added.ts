/** Separates what the listener added to a queue from what came with its source. The mark belongs to the track. */
import type { Queue } from './queue.ts'

interface ManuallyAdded {
  isChosen?: boolean | undefined
}

export const markManuallyAdded = <T>(tracks: readonly T[]): (T & ManuallyAdded)[] =>
  tracks.map((track) => ({ ...track, isChosen: true }))

interface QueueRun {
  isChosen: boolean | null
  from: number
  length: number
}
/** More runs than this are too mixed to be shown apart. */
const maxRuns = 4

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

/** What was added right behind the current track: a list that starts next does not push it away. */
export const chosenNext = <T extends object>({ tracks, order, index }: Queue<T & ManuallyAdded>): T[] => {
  const coming = order.slice(order.indexOf(index) + 1).flatMap((at) => tracks[at] ?? [])
  const end = coming.findIndex(({ isChosen }) => isChosen !== true)
  return index < 0 ? [] : coming.slice(0, end < 0 ? coming.length : end)
}
