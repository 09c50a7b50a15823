/** The synthesiser's WAV (16 bits, one channel, 22,050 Hz) as samples at the rate of all our sound. */
import { sampleRate } from '../music/pcm.ts'

const reach = 12
const phases = 256

/** Windowed sinc, one row per fraction of a sample. */
const kernelFor = (ratio: number): Float32Array[] =>
  Array.from({ length: phases }, (_, phase) => {
    const row = new Float32Array(2 * reach)
    for (let tap = 0; tap < 2 * reach; tap++) {
      const x = tap - reach + 1 - phase / phases
      const angle = Math.PI * x * Math.min(1, ratio)
      const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / reach)
      row[tap] = (Math.abs(x) >= reach ? 0 : x === 0 ? 1 : Math.sin(angle) / angle) * window
    }
    return row
  })
const kernels = new Map<number, Float32Array[]>()

const resampled = (from: Int16Array, rate: number): Float32Array => {
  const ratio = sampleRate / rate
  const kernel = kernels.get(rate) ?? kernelFor(ratio)
  kernels.set(rate, kernel)
  const sound = new Float32Array(Math.floor(from.length * ratio))
  for (let i = 0; i < sound.length; i++) {
    const place = i / ratio
    const first = Math.floor(place)
    const row = kernel[Math.floor((place - first) * phases)]
    let sum = 0
    for (let tap = 0; row && tap < 2 * reach; tap++)
      sum += (from[first + tap - reach + 1] ?? 0) * (row[tap] ?? 0)
    sound[i] = sum / 32_768
  }
  return sound
}

/** Silence at both ends is cut, so that pauses are ours alone. */
const trimmed = (sound: Float32Array): Float32Array => {
  const isAudible = (value: number) => Math.abs(value) > 0.004
  const first = sound.findIndex(isAudible)
  if (first < 0) return sound.subarray(0, 0)
  const edge = Math.round(0.02 * sampleRate)
  return sound.slice(Math.max(0, first - edge), sound.findLastIndex(isAudible) + edge)
}

export const soundOf = (wav: Uint8Array): Float32Array => {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength)
  const rate = view.getUint32(24, true)
  const samples = new Int16Array(Math.floor((wav.byteLength - 44) / 2))
  // The header's own sizes are of a stream that was not finished when it was written.
  for (let i = 0; i < samples.length; i++) samples[i] = view.getInt16(44 + 2 * i, true)
  return trimmed(resampled(samples, rate))
}
