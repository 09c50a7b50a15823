import * as v from 'valibot'
import { languageCodes } from './languages.ts'

/** Text from outside: bounded, and without NUL, which no database column accepts. */
export const text = (max = 4000) =>
  v.pipe(
    v.string(),
    v.maxLength(max),
    v.check((value) => !value.includes('\0'), 'no NUL'),
  )

export const Id = v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_-]{1,64}$/))
export const Name = v.pipe(v.string(), v.maxLength(80), v.regex(/^[\p{L}\p{N}_-]{1,80}$/u))
export const Slug = v.pipe(v.string(), v.maxLength(200))
export const Lang = v.picklist(languageCodes)
export const Timestamp = v.pipe(v.string(), v.isoTimestamp())

export const queryNumber = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(9),
    v.regex(/^\d{1,9}$/),
    v.transform(Number),
    v.integer(),
    v.minValue(0),
    v.maxValue(max),
  )
/** The age ceiling that the page asks for; the account's own may be lower. */
export const MaxRating = v.optional(queryNumber(100))
export const ItemParams = v.strictObject({ id: Id })
export const ReaderQuery = v.strictObject({ lang: Lang, maxRating: MaxRating })

export const queryFlag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
)

export const Price = v.object({
  amount: v.number(),
  currency: v.pipe(v.string(), v.maxLength(3)),
  businessModel: v.optional(v.pipe(v.string(), v.maxLength(60))),
})
export type Price = v.InferOutput<typeof Price>

const Colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))

/**
 * A picture. `url` has the form `/img/{id}/{width}x0.{format}`; the width is replaced by the caller.
 * `colours` are the two or three dominant ones; `deep` has a contrast of 8:1 to white text, `tone` of 5:1 to
 * its own tint on the light page, `darkTone` on the dark one (no single colour can do both). `tiny` is an inline
 * placeholder of 20 pixels as base64 WebP, which a backend may send; the reference backend sends none.
 */
export const Picture = v.object({
  url: v.pipe(v.string(), v.maxLength(300)),
  alt: v.optional(text(200)),
  colours: v.pipe(v.array(Colour), v.minLength(1), v.maxLength(4)),
  deep: Colour,
  tone: Colour,
  darkTone: v.optional(Colour),
  tiny: v.optional(v.pipe(v.string(), v.maxLength(1200))),
})
export type Picture = v.InferOutput<typeof Picture>

export const PersonRef = v.object({ id: Id, slug: Slug, name: text(200), lang: v.optional(Lang) })
export type PersonRef = v.InferOutput<typeof PersonRef>

export const SourceKind = v.picklist([
  'album',
  'artist',
  'playlist',
  'track',
  'shelf',
  'podcast',
  'audiobook',
])
export type SourceKind = v.InferOutput<typeof SourceKind>
