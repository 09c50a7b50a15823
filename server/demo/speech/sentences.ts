export interface Sentence {
  text: string
  /** Ends a paragraph; what follows deserves a longer pause. */
  isLast: boolean
}

/** Characters that the synthesiser speaks well in one piece. */
const longest = 280
// Only where a space follows: not in 3.5, nor within an address.
const sentenceEnds = /(?<=[.!?…؟۔]["»”’)]?)\s+/u
const afterCommas = /(?<=[,;:،؛—–])\s+/u

/** A sentence that is too long is cut at its commas, and the pieces are joined again up to the bound. */
const splitAtCommas = (sentence: string): string[] => {
  if (sentence.length <= longest) return [sentence]
  const parts: string[] = []
  for (const piece of sentence.split(afterCommas)) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + piece.length < longest)
      parts[parts.length - 1] = `${last} ${piece}`
    else parts.push(piece)
  }
  return parts
}

/** Brackets are the synthesiser's sign for phonemes; in a script they are not meant so. */
const clean = (text: string) =>
  text
    .replace(/[[\]{}<>]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

export const sentencesOf = (script: string): Sentence[] =>
  script
    .split(/\n+/)
    .map((line) =>
      clean(line)
        .split(sentenceEnds)
        .flatMap(splitAtCommas)
        .filter((text) => /[\p{L}\p{N}]/u.test(text)),
    )
    .flatMap((texts) => texts.map((text, at) => ({ text, isLast: at === texts.length - 1 })))
