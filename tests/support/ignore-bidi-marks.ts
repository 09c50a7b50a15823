/**
 * A sentence as it is read: a title of the other direction is set apart in it by marks that nobody sees. For titles that
 * a test takes from the catalogue, which may be of either.
 */
export const ignoringBidiMarks = (sentence: string): RegExp =>
  new RegExp(
    [...sentence]
      .map((letter) => letter.replace(/[$()*+.?[\\\]^{|}]/, String.raw`\$&`))
      .join('[\u2068\u2069]?'),
  )
