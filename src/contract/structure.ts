/** Structures: the pages a tenant composes from blocks. ENTITY-NODE, CALL-STRUCT */
import * as v from 'valibot'
import type { BlockType } from './block-types.ts'
import { Card } from './content.ts'
import { define } from './define.ts'
import { fragmentFreshFor } from './freshness.ts'
import type { Kind } from './kinds.ts'
import { Id, Lang, MaxRating, Name, Picture, queryFlag, queryNumber, text } from './shared.ts'

/**
 * The properties of a block's `customProperties`; texts are in the page's language. Hero: the item is
 * `entries[0]`, but with a title and a `clickUrl` it is about these, and only uses the item's picture. Chips:
 * one node of the substructure each (title, clickUrl). Stories: one node each, whose entries are its slides.
 * `clickUrl` of a shelf, grid, list or ranking is its 'See all'.
 */
export interface BlockProperties {
  type: BlockType
  eyebrow?: string
  action?: string
  /** Rich text set as a quotation on an ornamented field; a banner without a picture. */
  look?: 'plain' | 'quote'
  reason?: 'liked' | 'played'
  kind?: Kind
  /** A page that another address shows as well: the canonical path of both, without language prefix. */
  canonical?: string
}

/** Personal shelves of home; a page that is cached for all must not contain them. */
export const forYouFragment = 'for-you'

/** With its size, so that its space is reserved until it loads. Without a text it is decorative. */
export interface RichPicture {
  tag: 'img'
  src: string
  alt: string
  width: number
  height: number
  children: RichNode[]
}

/** Rich text as a tree; the tags are the only ones that are ever rendered. Depth is limited to 10. */
export type RichNode =
  | { text: string; marks?: ('strong' | 'em' | 'code')[] | undefined }
  | {
      tag: 'p' | 'h2' | 'h3' | 'ul' | 'ol' | 'li' | 'blockquote' | 'hr' | 'br'
      children: RichNode[]
    }
  | { tag: 'a'; href: string; children: RichNode[] }
  | RichPicture

const RichText: v.GenericSchema<RichNode> = v.union([
  v.object({
    text: text(8000),
    marks: v.optional(v.pipe(v.array(v.picklist(['strong', 'em', 'code'])), v.maxLength(3))),
  }),
  v.object({
    tag: v.picklist(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'img']),
    src: v.optional(text(200)),
    alt: v.optional(text(300)),
    width: v.optional(v.number()),
    height: v.optional(v.number()),
    children: v.pipe(v.array(v.lazy(() => RichText)), v.maxLength(400)),
  }),
  v.object({
    tag: v.literal('a'),
    href: v.pipe(v.string(), v.maxLength(500)),
    children: v.pipe(v.array(v.lazy(() => RichText)), v.maxLength(100)),
  }),
]) as v.GenericSchema<RichNode>
export { RichText }

export interface StructureNode {
  name: string
  data: {
    params: { query: Record<string, string> }
    clickUrl: string
    customProperties: Record<string, unknown>
    imageUrl: string
    picture?: Picture | undefined
    title: string
    subTitle: string
    lang?: string | undefined
    rich?: RichNode[] | undefined
    entries: Card[]
    more?: string | undefined
  }
  substructure: StructureNode[]
}

export const StructureNode: v.GenericSchema<StructureNode> = v.object({
  name: text(120),
  data: v.object({
    params: v.object({ query: v.record(v.string(), v.string()) }),
    clickUrl: v.pipe(v.string(), v.maxLength(500)),
    customProperties: v.record(v.string(), v.unknown()),
    imageUrl: v.pipe(v.string(), v.maxLength(300)),
    picture: v.optional(Picture),
    title: text(300),
    subTitle: text(600),
    lang: v.optional(v.string()),
    rich: v.optional(v.pipe(v.array(RichText), v.maxLength(400))),
    entries: v.pipe(v.array(Card), v.maxLength(500)),
    more: v.optional(v.string()),
  }),
  substructure: v.pipe(v.array(v.lazy(() => StructureNode)), v.maxLength(200)),
}) as v.GenericSchema<StructureNode>

export interface StructureAsk {
  name: string
  id: string | null
  within?: string | undefined
}

/** The last entry of a list, after which it continues; negative numbers are refused. */
const LastId = v.pipe(Id, v.regex(/^[^-]/))

export const getStructure = define({
  name: 'getStructure',
  method: 'GET',
  path: '/structure/{name}',
  who: 'anyone',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  params: v.strictObject({ name: Name }),
  query: v.strictObject({
    lang: Lang,
    deviceId: v.optional(Id),
    os: v.optional(v.pipe(v.string(), v.maxLength(40))),
    isDesktop: v.optional(queryFlag),
    maxRating: MaxRating,
    lastId: v.optional(LastId),
    omitCache: v.optional(queryFlag),
    forceTimeout: v.optional(queryNumber(60_000)),
    id: v.optional(Name),
    within: v.optional(Name),
  }),
  answer: StructureNode,
  freshFor: fragmentFreshFor,
})

export const getFragment = define({
  name: 'getFragment',
  method: 'GET',
  path: '/structure/{name}/fragment/{id}',
  who: 'anyone',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  params: v.strictObject({ name: Name, id: Name }),
  query: v.strictObject({
    lang: Lang,
    maxRating: MaxRating,
    id: v.optional(Id),
    offset: v.optional(queryNumber(100_000)),
    limit: v.optional(queryNumber(100)),
    lastId: v.optional(LastId),
  }),
  answer: v.pipe(v.array(StructureNode), v.maxLength(20)),
  freshFor: fragmentFreshFor,
})
