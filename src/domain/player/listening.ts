/**
 * Seconds that were really heard: the progress of `currentTime`, divided by the rate. No clock is read, so a
 * stall, a frozen tab or a throttled timer never counts as listening, and a seek is not heard.
 */
export const sliceSeconds = 15

export interface Listening {
  heard: number
  reported: number
  /** The media time that the next one is compared with; null right after a start, a pause or a seek. */
  from: number | null
}
export const noListening: Listening = { heard: 0, reported: 0, from: null }

export const addMediaTime = (state: Listening, mediaTime: number, rate: number): Listening => {
  const passed = state.from === null || rate <= 0 ? 0 : Math.max(0, mediaTime - state.from) / rate
  return { ...state, heard: state.heard + passed, from: mediaTime }
}
/** After a pause or a seek, the next position is not compared with the last one. */
export const interrupt = (state: Listening): Listening => ({ ...state, from: null })

export const countedSeconds = ({ heard }: Listening) => Math.floor(heard + 1e-6)

/** The counter restarts; what was heard and not yet reported is still to be reported. LISTEN-05 */
export const restartCount = ({ heard, reported, from }: Listening): Listening => ({
  heard: 0,
  reported: reported - heard,
  from,
})

export const unreported = ({ heard, reported }: Listening) => Math.round((heard - reported) * 1000) / 1000
export const isSliceDue = (state: Listening) => unreported(state) >= sliceSeconds

/** Cuts off what is not yet reported; the sum of slices equals the seconds heard to the millisecond. */
export const takeSlice = (state: Listening): { seconds: number; state: Listening } => {
  const seconds = unreported(state)
  return { seconds, state: { ...state, reported: state.reported + seconds } }
}
