export const skipBack = 15
export const skipForward = 30

export const skipTo = (position: number, by: number, duration: number): number =>
  Math.min(Math.max(0, position + by), duration > 0 ? duration : Math.max(0, position + by))
