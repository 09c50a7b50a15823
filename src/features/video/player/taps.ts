/** Two taps at the same side of the picture skip, and so does each further one. */
export interface Tap {
  at: number
  /** Share of the width, from where the scrubber starts to fill. */
  share: number
}
const togetherMs = 300

const sideOf = ({ share }: Tap) => (share < 1 / 3 ? -1 : share > 2 / 3 ? 1 : 0)

export const skipOf = (tap: Tap, before: Tap | null): -1 | 0 | 1 =>
  before && tap.at - before.at < togetherMs && sideOf(tap) === sideOf(before) ? sideOf(tap) : 0
