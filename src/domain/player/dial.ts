/** An arch on which minutes are chosen: it begins at its foot at the inline start. */
export const mostMinutes = 60
export const minuteStep = 5

/** 0 to 1 of the arch under a finger; `x` and `y` count from the middle between its feet, towards the inline end and up. */
export const shareOnArch = (x: number, y: number): number => {
  if (y <= 0) return x < 0 ? 0 : 1
  return 1 - Math.atan2(y, x) / Math.PI
}

export const minutesAt = (share: number): number => {
  const minutes = Math.round((share * mostMinutes) / minuteStep) * minuteStep
  return Math.min(mostMinutes, Math.max(minuteStep, minutes))
}

/** The place of a share on an arch of this radius, counted as above. */
export const pointOnArch = (share: number, radius: number) => ({
  x: -radius * Math.cos(share * Math.PI),
  y: radius * Math.sin(share * Math.PI),
})
