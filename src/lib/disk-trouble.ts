/** Whoever finds that the disk refuses says so here; whoever tells the user listens for it. */
export const diskRefused = 'unkept'

export const reportDiskTrouble = (problem: unknown): undefined => {
  console.warn('not kept', problem)
  dispatchEvent(new Event(diskRefused))
}
