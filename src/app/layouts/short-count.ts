import type { Formats } from '../../state/words/formats.ts'

/** More says no more, and would not fit. */
const most = 9

/** `9+`. A link is named with the number that it shows: a user of speech input says what is to be read. */
export const shortCount = (count: number, formats: Pick<Formats, 'number'>) =>
  formats.number(Math.min(count, most)) + (count > most ? '+' : '')
