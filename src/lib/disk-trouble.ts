/** Whoever finds that the disk refuses says so here; the page tells it once. */
let isTroubled = false
let tell: () => void = () => undefined

export const noteDiskTrouble = (problem: unknown) => {
  console.warn('the disk refused', problem)
  isTroubled = true
  tell()
}

export const onDiskTrouble = (hear: () => void) => {
  tell = hear
  if (isTroubled) hear()
}
