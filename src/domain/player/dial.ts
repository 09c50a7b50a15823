/** An arch on which minutes are chosen, starting at its foot at the inline start. */
export const maxMinutes = 60
export const minuteStep = 5

/** 0 to 1; `x` and `y` count from the middle between its feet, towards the inline end and up. */
export const fractionOnDial = (x: number, y: number): number => {
  if (y <= 0) return x < 0 ? 0 : 1
  return 1 - Math.atan2(y, x) / Math.PI
}

export const minutesAtFraction = (share: number): number => {
  const minutes = Math.round((share * maxMinutes) / minuteStep) * minuteStep
  return Math.min(maxMinutes, Math.max(minuteStep, minutes))
}

export const pointOnDial = (share: number, radius: number) => ({
  x: -radius * Math.cos(share * Math.PI),
  y: radius * Math.sin(share * Math.PI),
})
