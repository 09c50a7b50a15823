/** Rows as cards of the contract. Each text names the language that it really is in. */
import { type Album, type Card, type Track } from '../../../src/contract/content.ts'
import { type Language, fallbackLanguage, isLanguage } from '../../../src/contract/languages.ts'
import { type Kind, kindOf } from '../../../src/contract/kinds.ts'
import type { PersonRef, Picture } from '../../../src/contract/shared.ts'
import { safeAddress } from '../../../src/lib/safe-address.ts'
import type { Texts } from '../../db/tables.ts'
import type { ItemData, Local, Ref } from './item-data.ts'

export interface Row {
  id: string
  kind: string
  slug: string
  lang: string
  grading: number
  released: Date | null
  picture: Picture
  texts: Texts
  data: ItemData
}

interface LocalText {
  text: string
  lang: Language
}
export const asLanguage = (code: string): Language => (isLanguage(code) ? code : fallbackLanguage)

/** The text in the requested language, else in the item's own, else in any. */
export const pickText = (texts: Local | undefined, lang: Language, own: string): LocalText => {
  for (const code of [lang, own, ...Object.keys(texts ?? {})]) {
    const text = texts?.[code]
    if (text !== undefined) return { text, lang: asLanguage(code) }
  }
  return { text: '', lang: asLanguage(own) }
}

const personOf = ({ id, slug, name, lang }: Ref): PersonRef => ({
  id,
  slug,
  name,
  ...(lang ? { lang: asLanguage(lang) } : {}),
})

const definedFields = <T extends object>(part: T): Partial<T> =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Partial<T>

const subTitleOf = (row: Row, lang: Language, titleLang: Language) => {
  const subTitle = pickText(row.texts['subTitle'], lang, row.lang)
  if (!subTitle.text) return {}
  return { subTitle: subTitle.text, subTitleLang: subTitle.lang === titleLang ? undefined : subTitle.lang }
}

const cardFieldsOf = ({ data }: Row) => ({
  explicit: data.explicit,
  duration: data.duration ?? data.seconds,
  count: data.count,
  year: data.year,
  minutes: data.minutes,
  premium: data.premium,
  isNew: data.isNew,
  live: data.live,
  starts: data.starts,
  ends: data.ends,
  release: data.release,
  restriction: data.restriction,
  prices: data.prices,
  clickUrl: safeAddress(data.clickUrl ?? '') ?? undefined,
})

export const cardOf = (row: Row, lang: Language): Card => {
  const title = pickText(row.texts['title'], lang, row.lang)
  const kind = row.kind as Kind
  return {
    id: row.id,
    kind,
    slug: row.slug,
    title: title.text,
    lang: title.lang,
    picture: row.picture,
    contentType: kindOf(kind).contentType,
    grading: row.grading,
    ...definedFields({
      ...cardFieldsOf(row),
      ...subTitleOf(row, lang, title.lang),
      by: row.data.by ? personOf(row.data.by) : undefined,
      released: row.released?.toISOString(),
    }),
  }
}

export const trackOf = (row: Row, lang: Language): Track | null => {
  const { album, number, guests, providerId, prices, seconds } = row.data
  if (!album) return null
  return {
    ...cardOf(row, lang),
    providerId: providerId ?? row.id,
    prices: prices ?? [],
    collectionInfo: { articleId: album.id },
    album: { ...album, lang: asLanguage(album.lang), artist: personOf(album.artist) },
    number: number ?? 1,
    guests: (guests ?? []).map(personOf),
    duration: seconds ?? 0,
  }
}

/** An episode or a chapter as a track for the player; its show or audiobook takes the place of the album. */
export const partTrackOf = (row: Row, collection: Row, lang: Language): Track => {
  const title = pickText(collection.texts['title'], lang, collection.lang)
  const { id, slug, data } = collection
  return {
    ...cardOf(row, lang),
    providerId: row.data.providerId ?? row.id,
    prices: row.data.prices ?? [],
    collectionInfo: { articleId: id },
    album: {
      id,
      slug,
      title: title.text,
      lang: title.lang,
      artist: personOf(data.by ?? { id, slug, name: title.text, lang: title.lang }),
    },
    number: row.data.number ?? 1,
    guests: [],
    duration: row.data.seconds ?? 0,
    ...definedFields({ marks: row.data.marks?.map(({ title, at }) => ({ title, at })) }),
  }
}

export const descriptionOf = (row: Row, lang: Language): Album['description'] =>
  pickText(row.texts['description'], lang, row.lang)
