/** A reverb: eight delay lines with feedback that lose their treble over time. */
import type { Stereo } from './pcm.ts'

const lengths = [1049, 1213, 1399, 1583, 1801, 1999, 2237, 2459] as const
const before = 730

export const createReverb = (decay = 0.8, damp = 0.32) => {
  const lines = lengths.map((length) => new Float32Array(length))
  const at = lengths.map(() => 0)
  const low = new Float32Array(8)
  const out = new Float32Array(8)
  const wait = new Float32Array(before)
  let waiting = 0
  return (send: Float32Array, { left, right }: Stereo, count: number) => {
    for (let i = 0; i < count; i++) {
      const dry = wait[waiting] ?? 0
      wait[waiting] = send[i] ?? 0
      if (++waiting === before) waiting = 0
      let sum = 0
      for (let k = 0; k < 8; k++) {
        const value = lines[k]?.[at[k] ?? 0] ?? 0
        const soft = (low[k] = (low[k] ?? 0) + (1 - damp) * (value - (low[k] ?? 0)))
        out[k] = soft
        sum += soft
      }
      // A Householder mix: every line feeds all others without adding energy.
      for (let k = 0; k < 8; k++) {
        const line = lines[k]
        const place = at[k] ?? 0
        if (line) line[place] = dry + decay * ((out[k] ?? 0) - 0.25 * sum)
        at[k] = place + 1 === (lengths[k] ?? 1) ? 0 : place + 1
      }
      left[i] = (left[i] ?? 0) + 0.24 * ((out[0] ?? 0) + (out[2] ?? 0) - (out[4] ?? 0) + (out[6] ?? 0))
      right[i] = (right[i] ?? 0) + 0.24 * ((out[1] ?? 0) - (out[3] ?? 0) + (out[5] ?? 0) + (out[7] ?? 0))
    }
  }
}
