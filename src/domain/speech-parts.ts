/** A text cut into short parts for a voice: some browsers stop in the middle of longer ones. Pure. */
import type { RichNode } from '../contract/structure.ts'

export interface SpeechPart {
  block: number
  text: string
}
const longest = 220

const wordsOf = (node: RichNode): string =>
  'text' in node
    ? node.text
    : node.children.map(wordsOf).join(node.tag === 'ul' || node.tag === 'ol' ? '. ' : '')

/** After a full stop, in any of the scripts; a long sentence is cut between words. */
const sentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?؟…:;؛])\s+/u)
    .flatMap(
      (sentence) => sentence.match(new RegExp(`.{1,${longest}}(?:\\s|$)|\\S{${longest},}`, 'gu')) ?? [],
    )
    .map((piece) => piece.trim())
    .filter(Boolean)

export const speechParts = (nodes: readonly RichNode[]): SpeechPart[] =>
  nodes.flatMap((node, block) => sentences(wordsOf(node)).map((text) => ({ block, text })))

interface Voice {
  lang: string
  localService: boolean
}
/** A voice of the text's own language, preferably one that works offline. */
export const voiceFor = <V extends Voice>(voices: readonly V[], lang: string): V | null => {
  const matching = voices.filter((voice) => voice.lang.toLowerCase().split(/[-_]/)[0] === lang)
  return matching.find(({ localService }) => localService) ?? matching[0] ?? null
}
