/** Where a page may not set the volume there is no crossfade: both songs would play at full volume. */
export const canFade = (): boolean => {
  const probe = new Audio()
  probe.volume = 0.5
  return probe.volume === 0.5
}
