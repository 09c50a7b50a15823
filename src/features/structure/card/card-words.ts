import type { Translate } from '../../../state/words/text-key.ts'
import type { Card } from '../../../contract/content.ts'
import { type Kind, isSong } from '../../../contract/kinds.ts'
import type { Formats } from '../../../state/words/formats.ts'

export interface CardWords {
  /** ISO time; news show the day as their second line. */
  day?: string | undefined
  line?: string | undefined
  lineLang?: string | undefined
  /** The large figure of a ticket. */
  figure?: string | undefined
  /** 'Premium': a mark after the second line, not part of it. */
  premium?: string | undefined
}
interface Wording {
  t: Translate
  formats: Formats
}
type Rule = (card: Card, wording: Wording) => CardWords

const by: Rule = ({ by, subTitle, lang, subTitleLang = lang }) =>
  by ? { line: by.name, lineLang: by.lang } : { line: subTitle, lineLang: subTitleLang }

const noWords: Rule = () => ({})

const bylineOrSentence: Rule = (card, wording) =>
  by(card.subTitle ? { ...card, by: undefined } : card, wording)

/** In the reader's language, whatever the title's language. */
const genre: Rule = ({ subTitle }) => ({ line: subTitle })

const byCount =
  (key: 'cards.songs' | 'cards.episodes'): Rule =>
  (card, { t, formats }) =>
    card.count === undefined
      ? bylineOrSentence(card, { t, formats })
      : { line: t(key, { count: card.count, n: formats.number(card.count) }) }

const byDuration: Rule = (card, wording) =>
  card.duration === undefined ? by(card, wording) : { line: wording.formats.length(card.duration) }

/** Alone it says too little: its length and its collection. */
const partRule: Rule = (card, wording) => {
  const { line } = byDuration({ ...card, by: undefined }, wording)
  return line && card.by
    ? { line: wording.formats.joinParts([line, `\u2068${card.by.name}\u2069`]) }
    : byDuration(card, wording)
}

/** The interface's own words come first and give the line its direction; a name may run the other way. */
const articleRule: Rule = (card, { t, formats }) => {
  const minutes = card.minutes && t('cards.minutesRead', { n: formats.number(card.minutes) })
  const name = card.by && `\u2068${card.by.name}\u2069`
  const premium = card.premium ? t('cards.premium') : undefined
  return { line: formats.joinParts([minutes, name]) || card.subTitle, premium }
}

const newsRule: Rule = (card, wording) =>
  card.released ? { day: card.released } : articleRule(card, wording)

/** 'minus 20 %' is set large; words are not. */
const isFigure = (text: string) => text.length <= 10 && /\p{Nd}/u.test(text)
const ticket: Rule = (card, wording) =>
  card.subTitle && isFigure(card.subTitle)
    ? { figure: card.subTitle, line: card.by?.name, lineLang: card.by?.lang }
    : bylineOrSentence(card, wording)

const rules: Record<Kind, Rule> = {
  track: by,
  album: by,
  artist: noWords,
  playlist: byCount('cards.songs'),
  musicVideo: by,
  podcast: by,
  episode: partRule,
  audiobook: by,
  chapter: partRule,
  author: noWords,
  video: byDuration,
  series: byCount('cards.episodes'),
  game: genre,
  onlineGame: genre,
  cloudGame: genre,
  article: articleRule,
  news: newsRule,
  app: bylineOrSentence,
  partner: bylineOrSentence,
  service: bylineOrSentence,
  voucher: ticket,
  voucherBook: bylineOrSentence,
  tournament: bylineOrSentence,
  challenge: bylineOrSentence,
}

/** The length at the end of a row, of the kinds whose line does not contain it. */
export const rowLengthOf = (card: Card, formats: Formats): string | undefined =>
  isSong(card) && card.duration ? formats.clock(card.duration) : undefined

/** A sentence says too little when it is cut to one line. */
export const hasSentence = ({ kind, subTitle }: Card) =>
  rules[kind] === bylineOrSentence && subTitle !== undefined

export const cardWords = (card: Card, wording: Wording): CardWords => rules[card.kind](card, wording)
