/** Encodes MP3 of an exact size: complete frames, exactly as many bytes as `bytesOf` promised. */
import { createMp3Encoder } from 'wasm-media-encoders'
import { type Stereo, bitrate, frameBytes, sampleRate } from './pcm.ts'

interface Mp3 {
  add(block: Stereo, count: number): Uint8Array
  /** What is left, cut or filled with silence to the promised size. */
  end(): Uint8Array
}

export const createMp3 = async (totalBytes: number): Promise<Mp3> => {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate, channels: 2, bitrate })
  let encoded = 0
  const take = (bytes: Uint8Array): Uint8Array => {
    const part = bytes.slice(0, Math.max(0, totalBytes - encoded))
    encoded += part.length
    return part
  }
  return {
    add: ({ left, right }, count) =>
      take(encoder.encode([left.subarray(0, count), right.subarray(0, count)])),
    end() {
      const rest: Uint8Array[] = [take(encoder.finalize())]
      const silence = { left: new Float32Array(1152), right: new Float32Array(1152) }
      if (encoded < totalBytes) {
        // The encoder's own look-ahead may leave it a frame or two short; those are silent frames of a fresh stream.
        encoder.configure({ sampleRate, channels: 2, bitrate })
        const frames = Math.ceil((totalBytes - encoded) / frameBytes) + 2
        for (let i = 0; i < frames; i++) rest.push(take(encoder.encode([silence.left, silence.right])))
        rest.push(take(encoder.finalize()))
      }
      return new Uint8Array(Buffer.concat(rest))
    },
  }
}
