/** Code that finds the disk refusing reports it here; the boot tells the user. */
export const diskRefused = 'unkept'

export const reportDiskTrouble = (problem: unknown): undefined => {
  console.warn('not kept', problem)
  dispatchEvent(new Event(diskRefused))
}
