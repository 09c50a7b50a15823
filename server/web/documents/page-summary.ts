/** The subject of a page, read from its data: for description, canonical address and preview. */
import * as v from 'valibot'
import { Card, Track } from '../../../src/contract/content.ts'
import { shapeOf } from '../../../src/contract/kinds.ts'
import { PersonRef, Timestamp } from '../../../src/contract/shared.ts'
import { type RichNode, StructureNode } from '../../../src/contract/structure.ts'
import { Video } from '../../../src/contract/video.ts'
import { canonicalPath } from '../../../src/domain/addresses/canonical-path.ts'
import type { Matched } from '../../../src/domain/addresses/routing.ts'
import { canonicalPathIn, subjectOf } from '../../../src/domain/subject.ts'
import type { Queries } from './page-queries.ts'

export interface PageSummary {
  /** Its own description. */
  description: string | null
  title: string
  /** Its first items. */
  shown: readonly Card[]
  /** The number of all its items. */
  count: number
  /** Section of the page; its name is among the words, under `vertical.`. */
  vertical: string | null
  /** Address of its picture, in any width. */
  picture: string | null
  /** Canonical path without language prefix. */
  path: string
  /** The item of the page, if there is one. */
  item: SummaryItem | null
}
const Album = v.pick(Track.entries.album, ['id', 'slug', 'title', 'artist'])

const Series = v.unwrap(Video.entries.series)

/** A card with further fields of the item's own page. */
export type SummaryItem = Card & {
  developerName?: string | undefined
  album?: v.InferOutput<typeof Album> | undefined
  narrator?: PersonRef | undefined
  /** Of an episode of a series. */
  series?: v.InferOutput<typeof Series> | undefined
  /** ISO time at which an offer ends. */
  validUntil?: string | undefined
}

const Texts = v.object({
  description: v.optional(v.object({ text: v.string() })),
  biography: v.optional(v.object({ text: v.string() })),
  developerName: v.optional(v.string()),
  // An invalid field is dropped without affecting the others.
  album: v.fallback(v.optional(Album), undefined),
  narrator: v.fallback(v.optional(PersonRef), undefined),
  series: v.fallback(v.optional(Series), undefined),
})
const Offered = v.object({ ...Card.entries, validUntil: v.fallback(v.optional(Timestamp), undefined) })
const Detail = v.intersect([v.object(Card.entries), Texts])

const firstPicture = (node: StructureNode): string | null => {
  const { picture, imageUrl, entries } = node.data
  const own = picture?.url ?? (imageUrl || entries[0]?.picture.url)
  if (own) return own
  for (const inner of node.substructure) {
    const found = firstPicture(inner)
    if (found) return found
  }
  return null
}

const plainTextOf = (node: RichNode): string =>
  'text' in node
    ? node.text
    : node.children.map(plainTextOf).join(node.tag === 'ul' || node.tag === 'ol' ? ' ' : '')

const blocksIn = (node: StructureNode): StructureNode[] => [node, ...node.substructure.flatMap(blocksIn)]

/** A page that begins with text is described by it. */
const firstWords = (blocks: readonly StructureNode[]): string | null => {
  const [first] = blocks.filter(({ data }) => data.rich || data.entries.length > 0)
  return first?.data.rich?.map(plainTextOf).join(' ') || null
}

const mostShown = 4
const shownIn = (blocks: readonly StructureNode[]) => {
  const cards = blocks.flatMap(({ data }) => data.entries)
  const distinct = cards.filter(({ title }, at) => cards.findIndex((card) => card.title === title) === at)
  return { shown: distinct.slice(0, mostShown), count: distinct.length }
}

export const summarizePage = (matched: Matched | null, queries: Queries): PageSummary => {
  const data = queries[0]?.data
  const subject = subjectOf(data)
  const path = matched ? canonicalPath(matched, subject, canonicalPathIn(data)) : '/'
  const vertical = matched?.route.vertical ?? null
  const nothing = {
    description: null,
    title: '',
    shown: [],
    count: 0,
    vertical,
    picture: null,
    path,
    item: null,
  }
  if (!matched || !data) return nothing
  const detail = v.safeParse(Detail, data)
  if (detail.success) {
    const { description, biography, picture, title } = detail.output
    const text = description?.text ?? biography?.text ?? null
    return { ...nothing, description: text, title, picture: picture.url, item: detail.output }
  }
  const node = v.safeParse(StructureNode, data)
  if (!node.success || !matched.route.structure) return nothing
  // An article or a partner has several addresses, one of them canonical.
  const picture = subject ? subject.picture.url : firstPicture(node.output)
  const { title, subTitle } = node.output.data
  const blocks = blocksIn(node.output)
  return {
    ...nothing,
    description: subTitle || firstWords(blocks),
    title,
    ...shownIn(blocks),
    picture,
    item: subject && v.parse(Offered, subject),
  }
}

export const isText = ({ item }: PageSummary): boolean => item !== null && shapeOf(item) === 'text'
