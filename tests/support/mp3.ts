/** A quiet tone as an MP3 file, by the encoder of the demo's own music. */
import { createMp3 } from '../../server/demo/music/encode.ts'
import { bytesOf, sampleRate } from '../../server/demo/music/pcm.ts'

const encodeTone = async (seconds: number): Promise<Buffer> => {
  const count = seconds * sampleRate
  const left = Float32Array.from(
    { length: count },
    (_, at) => 0.3 * Math.sin((2 * Math.PI * 440 * at) / sampleRate),
  )
  const mp3 = await createMp3(bytesOf(seconds))
  return Buffer.concat([mp3.add({ left, right: left }, count).slice(), mp3.end()])
}

const tones = new Map<number, Promise<Buffer>>()
/** Encoded once: a player asks for each file in many ranges. */
export const mp3Tone = (seconds: number): Promise<Buffer> => {
  const tone = tones.get(seconds) ?? encodeTone(seconds)
  tones.set(seconds, tone)
  return tone
}
