/** Loudness as ears weigh it, after ITU-R BS.1770: K-weighting, blocks of 400 ms, silence and soft passages left out. */
import { type Stereo, sampleRate } from './pcm.ts'

type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number]

/** The standard's high shelf: what the head adds above 1.7 kHz. */
const shelf = (): Biquad => {
  const [frequency, q, gain] = [1681.9744509555319, 0.7071752369554193, 3.99984385397]
  const k = Math.tan((Math.PI * frequency) / sampleRate)
  const vh = 10 ** (gain / 20)
  const vb = vh ** 0.499666774155
  const a0 = 1 + k / q + k * k
  return [
    (vh + (vb * k) / q + k * k) / a0,
    (2 * (k * k - vh)) / a0,
    (vh - (vb * k) / q + k * k) / a0,
    (2 * (k * k - 1)) / a0,
    (1 - k / q + k * k) / a0,
  ]
}
/** And its high pass at 38 Hz. */
const highPass = (): Biquad => {
  const [frequency, q] = [38.13547087613982, 0.5003270373253953]
  const k = Math.tan((Math.PI * frequency) / sampleRate)
  const a0 = 1 + k / q + k * k
  return [1, -2, 1, (2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0]
}
const filters = [shelf(), highPass()] as const

const createFilter = ([b0, b1, b2, a1, a2]: Biquad) => {
  let [z1, z2] = [0, 0]
  return (x: number) => {
    const y = b0 * x + z1
    z1 = b1 * x - a1 * y + z2
    z2 = b2 * x - a2 * y
    return y
  }
}
const createEar = () => {
  const [first, second] = [createFilter(filters[0]), createFilter(filters[1])]
  return (x: number) => second(first(x))
}

const blockSamples = 0.4 * sampleRate
/** About -70 LUFS as power. */
const silence = 1e-7

const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length)

/** Collects sound piece by piece; `level()` is an amplitude, so that gain = target / level. */
export const createMeter = () => {
  const ears = [createEar(), createEar()] as const
  const powers: number[] = []
  let [sum, count] = [0, 0]
  return {
    measure({ left, right }: Stereo, samples: number) {
      for (let i = 0; i < samples; i++) {
        sum += ears[0](left[i] ?? 0) ** 2 + ears[1](right[i] ?? 0) ** 2
        if (++count < blockSamples) continue
        powers.push(sum / (2 * count))
        ;[sum, count] = [0, 0]
      }
    },
    level(): number {
      const all = powers.length > 0 ? powers : [sum / (2 * Math.max(1, count))]
      const audible = all.filter((power) => power > silence)
      // Ten decibels under what is left counts as a pause.
      const gate = mean(audible) / 10
      return Math.sqrt(mean(audible.filter((power) => power > gate)))
    },
  }
}

export const levelOf = (pieces: Iterable<Stereo>): number => {
  const meter = createMeter()
  for (const piece of pieces) meter.measure(piece, piece.left.length)
  return meter.level()
}
