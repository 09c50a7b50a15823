export const minimumSpeed = 0.5
export const maximumSpeed = 3
export const defaultSpeed = 1
export const speedOptions = [0.8, 1, 1.2, 1.5, 2] as const

export const clampSpeed = (speed: number): number =>
  Number.isFinite(speed)
    ? Math.min(maximumSpeed, Math.max(minimumSpeed, Math.round(speed * 10) / 10))
    : defaultSpeed

export const secondsSaved = (seconds: number, speed: number): number => seconds - seconds / speed
