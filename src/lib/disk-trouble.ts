/** Code that finds the disk refusing reports it here; the boot tells the user. */
export const diskRefused = 'unkept'

export const reportDiskTrouble = (problem: unknown): undefined => {
  console.warn('the record was not stored', problem)
  dispatchEvent(new Event(diskRefused))
}
