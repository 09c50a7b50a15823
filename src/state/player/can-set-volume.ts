let isPossible: boolean | null = null

/** iPhones ignore the volume that a page sets: there it shows no volume control, and songs are not faded. */
export const canSetVolume = (): boolean => {
  if (isPossible === null) {
    const probe = new Audio()
    probe.volume = 0.5
    isPossible = probe.volume === 0.5
  }
  return isPossible
}
