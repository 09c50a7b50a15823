/**
 * Matches a sentence without its invisible bidi marks, which isolate a title of the other direction. For titles that a
 * test takes from the catalogue, which may have either direction.
 */
export const ignoringBidiMarks = (sentence: string): RegExp =>
  new RegExp(
    [...sentence]
      .map((letter) => letter.replace(/[$()*+.?[\\\]^{|}]/, String.raw`\$&`))
      .join('[\u2068\u2069]?'),
  )
