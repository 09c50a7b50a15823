/** The articles of the demo: one file each in this folder, in the order of their names. */
import * as v from 'valibot'
import { languageCodes } from '../../../src/contract/languages.ts'

const Lines = v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.minLength(3))
const Text = v.pipe(v.string(), v.nonEmpty())
/** en, ar, fr, de, es, ro */
const Six = v.tuple([Text, Text, Text, Text, Text, Text])

const Article = v.strictObject({
  slug: v.string(),
  lang: v.picklist(languageCodes),
  author: v.string(),
  category: v.picklist(['culture', 'city', 'sound', 'table', 'journeys']),
  form: v.picklist(['essay', 'portrait', 'guide']),
  title: Six,
  standfirst: Six,
  /** The full text by language; at least the article's own. */
  body: v.record(v.picklist(languageCodes), Lines),
  /** After this number of lines. */
  picture: v.optional(
    v.strictObject({ world: v.picklist(['isles', 'lantern']), after: v.number(), alt: Six }),
  ),
})
export type Article = v.InferOutput<typeof Article>

const files = import.meta.glob<unknown>('./*.json', { eager: true, import: 'default' })

export const articles: readonly Article[] = Object.keys(files)
  .toSorted()
  .map((path) => v.parse(Article, files[path]))
