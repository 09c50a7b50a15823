/** Where a page may not say how loud it is, there is no fading: two sounds would be two songs at once. */
export const canFade = (): boolean => {
  const probe = new Audio()
  probe.volume = 0.5
  return probe.volume === 0.5
}
