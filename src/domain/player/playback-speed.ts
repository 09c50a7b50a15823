/** How fast spoken word is heard: 0.5 to 3 in tenths. Music is never hurried. */
export const slowest = 0.5
export const fastest = 3
export const usualSpeed = 1
export const speeds = [0.8, 1, 1.2, 1.5, 2] as const

export const speedWithin = (wanted: number): number =>
  Number.isFinite(wanted) ? Math.min(fastest, Math.max(slowest, Math.round(wanted * 10) / 10)) : usualSpeed

/** Seconds that a speed spares of these. */
export const spared = (seconds: number, speed: number): number => seconds - seconds / speed
