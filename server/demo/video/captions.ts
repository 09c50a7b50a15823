/** The captions of a video as WebVTT: its story, one sentence per shot, then a description of the music. */
import { cueTime } from '../../media/cue-time.ts'
import { sentencesOf } from '../speech/sentences.ts'
import { secondsPerShot } from './video-format.ts'

/** A line of text may not look like the end of a cue or the start of a tag. */
const plain = (text: string) => text.replace(/-->/g, '→').replace(/&/g, '&amp;').replace(/</g, '&lt;')

const cue = (from: number, to: number, text: string) => `${cueTime(from)} --> ${cueTime(to)}\n${text}\n`

export const captionsFor = (story: string, seconds: number): string => {
  const sentences = sentencesOf(story).slice(0, Math.floor(seconds / secondsPerShot) - 1)
  const cues = sentences.map(({ text }, at) =>
    cue((at + 1) * secondsPerShot, (at + 2) * secondsPerShot, plain(text)),
  )
  const end = (sentences.length + 1) * secondsPerShot
  return ['WEBVTT\n', cue(0, secondsPerShot, '♪'), ...cues, cue(end, Math.max(end + 1, seconds), '♪')].join(
    '\n',
  )
}
