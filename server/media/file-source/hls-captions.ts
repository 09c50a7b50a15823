/** Captions as one WebVTT file, out of the segments that a playlist names; their times count from the start of the video. */

/** Without the header, whose other lines belong to the segment alone. */
const cuesIn = (segment: string): string[] =>
  segment
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '' && !block.startsWith('WEBVTT'))

/** A cue that spans two segments is repeated in both, so duplicates are removed. */
const joinSegments = (segments: readonly string[]): string =>
  `${['WEBVTT', ...new Set(segments.flatMap(cuesIn))].join('\n\n')}\n`

/** More is read of no video. */
const maxLetters = 5_000_000

export const joinCaptions = async (
  paths: readonly string[],
  read: (path: string) => Promise<string | null>,
): Promise<string> => {
  const segments: string[] = []
  let left = maxLetters
  for (const path of paths) {
    const text = left > 0 ? await read(path) : null
    if (text === null) continue
    left -= text.length
    segments.push(text)
  }
  return joinSegments(segments)
}
