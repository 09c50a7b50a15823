/** How much softer a player makes a sound, so that all are equally loud. */

export const targetLevel = 0.135

/** A player can only lower the volume, so the reference is 1.5 dB below the target. */
export const referenceLevel = targetLevel * 10 ** (-1.5 / 20)

/** An unknown level is taken for the target. */
export const gainAt = (level: number | null) =>
  Math.min(1, Math.round((1000 * referenceLevel) / (level ?? targetLevel)) / 1000)
