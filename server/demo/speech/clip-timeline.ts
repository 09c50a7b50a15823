/** Clips on a timeline, rendered block by block; rendered clips are released. */
import { type Stereo, sampleRate } from '../music/pcm.ts'

interface Clip extends Stereo {
  from: number
}
const blockSamples = sampleRate / 2

export const createClipTimeline = () => {
  let clips: Clip[] = []
  let clock = 0
  return {
    lay(seconds: number, sound: Stereo) {
      clips.push({ from: Math.round(seconds * sampleRate), left: sound.left, right: sound.right })
    },
    /** Everything before `seconds`; no clip may be laid there any more. */
    *playTo(seconds: number): Generator<{ block: Stereo; count: number }> {
      const until = Math.round(seconds * sampleRate)
      while (clock < until) {
        const count = Math.min(blockSamples, until - clock)
        const block = { left: new Float32Array(count), right: new Float32Array(count) }
        for (const { from, left, right } of clips)
          for (let i = Math.max(0, from - clock); i < count && clock + i - from < left.length; i++) {
            block.left[i] = (block.left[i] ?? 0) + (left[clock + i - from] ?? 0)
            block.right[i] = (block.right[i] ?? 0) + (right[clock + i - from] ?? 0)
          }
        clock += count
        clips = clips.filter(({ from, left }) => from + left.length > clock)
        yield { block, count }
      }
    },
  }
}
