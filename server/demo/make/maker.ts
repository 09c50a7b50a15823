/** Collects one tenant's items and relations. The same tenant and seed give the same ids on every machine. */
import { createHash } from 'node:crypto'
import { type Language, languageCodes } from '../../../src/contract/languages.ts'
import { type Kind, kindOf } from '../../../src/contract/kinds.ts'
import type { Picture } from '../../../src/contract/shared.ts'
import { slugOr } from '../../../src/domain/addresses/slug.ts'
import type { Texts } from '../../db/tables.ts'
import { numeralsOf, withDigits } from '../../../src/domain/numerals.ts'
import { motifName } from '../art/motifs.ts'
import { pictureUrl } from '../art/picture.ts'
import { type Random, randomFrom } from '../art/random.ts'
import type { ItemData, Local, Ref } from '../../modules/content/item-data.ts'

export interface SeedItem {
  id: string
  kind: Kind
  slug: string
  lang: Language
  grading: number
  sort_title: string
  popularity: number
  released: string | null
  picture: Picture
  texts: Texts
  data: ItemData
}
interface SeedRelation {
  parent: string
  role: string
  place: number
  child: string
}

interface Draft {
  kind: Kind
  key: string
  lang: Language
  title: Local
  subTitle?: Local
  description?: Local
  genre?: Local
  grading?: number
  popularity?: number
  age?: number
  pictureOf?: { id: string; kind: Kind }
  /** What its picture shows, where the id alone does not say. */
  motif?: string | undefined
  data?: ItemData
}

export type PictureOf = (id: string, kind: Kind) => Picture

const base32 = 'abcdefghijklmnopqrstuvwxyz234567'
const day = 86_400_000

export const idFrom = (prefix: string, ...parts: readonly string[]): string => {
  const bytes = createHash('sha256')
    .update(['riwaq', ...parts].join('\n'))
    .digest()
  return `${prefix}_${[...bytes.subarray(0, 12)].map((byte) => base32[byte & 31]).join('')}`
}

export class Maker {
  readonly items: SeedItem[] = []
  readonly relations: SeedRelation[] = []
  readonly tenant: string
  readonly currency: string
  private readonly numerals: string | undefined
  private readonly today: number
  private readonly places = new Map<string, number>()
  private readonly pictureOf: PictureOf

  constructor(
    tenant: string,
    currency: string,
    now: Date,
    pictureOf: PictureOf,
    numerals: string | undefined,
  ) {
    this.tenant = tenant
    this.numerals = numerals
    this.currency = currency
    this.today = Math.floor(now.getTime() / day) * day
    this.pictureOf = pictureOf
  }

  id(kind: Kind, key: string): string {
    return idFrom(kindOf(kind).prefix, this.tenant, kind, key)
  }
  random(name: string): Random {
    return randomFrom(`${this.tenant}:${name}`)
  }
  /** ISO time of a day before (or, negative, after) the day of seeding. */
  daysAgo(days: number): string {
    return new Date(this.today - days * day).toISOString()
  }

  /** In the digits that all else on the tenant's screens has; not grouped, it may be a year. */
  figure(value: number): Record<Language, string> {
    const pairs = languageCodes.map((lang) => [
      lang,
      withDigits(String(value), numeralsOf(lang, this.numerals)),
    ])
    return Object.fromEntries(pairs) as Record<Language, string>
  }

  add(draft: Draft): SeedItem {
    const { kind, key, lang, title, age } = draft
    const id = this.id(kind, key)
    const own = title[lang] ?? title['en'] ?? key
    const shown = draft.pictureOf ?? { id, kind }
    const picture = this.pictureOf(shown.id, shown.kind)
    const texts: Texts = {}
    for (const name of ['title', 'subTitle', 'description', 'genre'] as const) {
      const text = draft[name]
      if (text) texts[name] = text
    }
    const item: SeedItem = {
      id,
      kind,
      slug: slugOr(own, id),
      lang,
      grading: draft.grading ?? 0,
      sort_title: own.toLocaleLowerCase('und'),
      popularity: draft.popularity ?? Math.floor(this.random(`popular:${id}`)() * 1000),
      released: age === undefined ? null : this.daysAgo(age),
      picture: draft.motif ? { ...picture, url: pictureUrl(motifName(shown.id, draft.motif)) } : picture,
      texts,
      data: { ...draft.data },
    }
    this.items.push(item)
    return item
  }

  relate(parent: string, role: string, children: readonly string[]) {
    const key = `${parent} ${role}`
    const from = this.places.get(key) ?? 0
    children.forEach((child, at) => this.relations.push({ parent, role, place: from + at + 1, child }))
    this.places.set(key, from + children.length)
  }
}

/** The same text in every language, for names. */
export const everywhere = (text: string): Local =>
  Object.fromEntries(languageCodes.map((code) => [code, text]))

export const refOf = (item: SeedItem): Ref => ({
  id: item.id,
  slug: item.slug,
  name: item.texts['title']?.[item.lang] ?? '',
  lang: item.lang,
})

export const shuffled = <T>(random: Random, list: readonly T[]): T[] => {
  const rest = [...list]
  for (let at = rest.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const [a, b] = [rest[at], rest[other]]
    if (a !== undefined && b !== undefined) [rest[at], rest[other]] = [b, a]
  }
  return rest
}

export const oneOf = <T>(random: Random, list: readonly T[]): T => {
  const found = list[Math.floor(random() * list.length)]
  if (found === undefined) throw new Error('an empty list has no one of it')
  return found
}
