/** The captions of a video as WebVTT, in words from its first second to its last: music, its story, what is said. */
import { cueTime } from '../../media/cue-time.ts'
import { texts } from '../../modules/structure/defaults/six-languages.ts'
import { sentencesOf } from '../speech/sentences.ts'
import { musicCaption, spokenLines } from '../words/captions.ts'
import type { Language } from '../../../src/contract/languages.ts'
import { secondsPerShot } from './video-format.ts'

/** A line of text may not look like the end of a cue or the start of a tag. */
const plain = (text: string) => text.replace(/-->/g, '→').replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** What is read comfortably within one shot. */
const lettersPerShot = 45
const secondsFor = (text: string) => Math.ceil(text.length / lettersPerShot) * secondsPerShot

const cue = (from: number, to: number, text: string) =>
  `${cueTime(from)} --> ${cueTime(to)}\n${plain(text)}\n`

/** A video repeats its pictures and its music, and so what is said. */
export const captionsFor = (story: string, lang: Language, seconds: number): string => {
  const said = [
    texts(musicCaption)[lang],
    ...sentencesOf(story).map(({ text }) => text),
    ...spokenLines.map((line) => texts(line)[lang]),
  ]
  const cues: string[] = []
  let from = 0
  for (let at = 0; from < seconds; at = (at + 1) % said.length) {
    const text = said[at] ?? ''
    const to = Math.min(seconds, from + secondsFor(text))
    cues.push(cue(from, to, text))
    from = to
  }
  return ['WEBVTT\n', ...cues].join('\n')
}
