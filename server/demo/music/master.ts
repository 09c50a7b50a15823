import { type Stereo, sampleRate } from './pcm.ts'

const ceiling = 0.92
const ahead = 160

/** Looks 5 ms ahead: gain falls before the peak arrives, so nothing distorts. The delay is part of the sound. */
export const createMaster = (gain: number) => {
  const held = { left: new Float32Array(ahead), right: new Float32Array(ahead) }
  let [at, need, level] = [0, 1, 1]
  let calm = 0
  let [lowLeft, lowRight] = [0, 0]
  const rumble = (2 * Math.PI * 28) / sampleRate
  return ({ left, right }: Stereo, count: number) => {
    for (let i = 0; i < count; i++) {
      lowLeft += rumble * ((left[i] ?? 0) - lowLeft)
      lowRight += rumble * ((right[i] ?? 0) - lowRight)
      const [l, r] = [gain * ((left[i] ?? 0) - lowLeft), gain * ((right[i] ?? 0) - lowRight)]
      const peak = Math.max(Math.abs(l), Math.abs(r))
      const wanted = peak > ceiling ? ceiling / peak : 1
      if (wanted <= need) {
        need = wanted
        calm = ahead
      } else if (calm > 0) calm--
      else need += (1 - need) * 0.00018
      // Reaches 99 % of the target before the peak.
      level += (need - level) * (need < level ? 0.03 : 0.003)
      const [dl, dr] = [held.left[at] ?? 0, held.right[at] ?? 0]
      held.left[at] = l
      held.right[at] = r
      if (++at === ahead) at = 0
      left[i] = Math.max(-ceiling, Math.min(ceiling, dl * level))
      right[i] = Math.max(-ceiling, Math.min(ceiling, dr * level))
    }
  }
}
