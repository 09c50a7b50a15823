/** LAME brings 96 kbit/s stereo to 32 kHz by itself; a frame is then 432 bytes, and sizes are exact. */
export const sampleRate = 32_000
export const bitrate = 96
const frameSamples = 1152
export const frameBytes = (bitrate * 1000 * frameSamples) / 8 / sampleRate

const framesOf = (seconds: number) => Math.ceil((seconds * sampleRate) / frameSamples)
export const bytesOf = (seconds: number) => framesOf(seconds) * frameBytes

export interface Stereo {
  left: Float32Array
  right: Float32Array
}
/** Short ramps at both ends, so that no cut clicks. */
export const ramped = (sound: Float32Array, attack: number, release: number): Float32Array => {
  const rise = Math.min(sound.length, Math.floor(attack * sampleRate))
  const fall = Math.min(sound.length, Math.floor(release * sampleRate))
  for (let i = 0; i < rise; i++) sound[i] = (sound[i] ?? 0) * (i / rise)
  for (let i = 0; i < fall; i++) {
    const at = sound.length - 1 - i
    sound[at] = (sound[at] ?? 0) * (i / fall)
  }
  return sound
}
