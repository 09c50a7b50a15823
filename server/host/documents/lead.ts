/** What a page is about, read from its data: for description, canonical address and preview. */
import * as v from 'valibot'
import { Card } from '../../../src/contract/content.ts'
import { StructureNode } from '../../../src/contract/structure.ts'
import { addressOf, linkTo } from '../../../src/domain/addresses/addresses.ts'
import type { Matched } from '../../../src/domain/addresses/routing.ts'
import type { Queries } from './content.ts'

export interface Lead {
  description: string | null
  /** Address of its picture, at any width. */
  picture: string | null
  /** Canonical path without language prefix. */
  path: string
  /** The item that the page is about, where it is about one. */
  item: LeadItem | null
}
/** A card, and what only the page of its kind says. */
export type LeadItem = Card & {
  developerName?: string | undefined
}

const Texts = v.object({
  description: v.optional(v.object({ text: v.string() })),
  biography: v.optional(v.object({ text: v.string() })),
  developerName: v.optional(v.string()),
})
const Detail = v.intersect([v.object(Card.entries), Texts])

const encode = (value: string) => encodeURIComponent(value)

/** The address form as it was asked for, in the letters of the table. */
const ownPath = ({ route, params }: Matched) =>
  route.pattern
    .split('/')
    .map((segment) => /^\{(\w+)(\?)?\}$/.exec(segment) ?? segment)
    .flatMap((part) => {
      if (typeof part === 'string') return [part]
      const value = params[part[1] ?? '']
      return value === undefined ? [] : [encode(value)]
    })
    .join('/') || '/'

/** An item may live at a partner's; this page of ours is then its own canonical. */
const ownAddress = (address: string) => (address.startsWith('/') ? address : null)

const firstPicture = (node: StructureNode): string | null => {
  const own = node.data.picture?.url ?? node.data.entries[0]?.picture.url
  if (own) return own
  for (const inner of node.substructure) {
    const found = firstPicture(inner)
    if (found) return found
  }
  return null
}

/** The one-segment address shows what /main/{name} shows, which is its canonical form. ROUTE-CATCHALL-01 */
const structurePath = (matched: Matched) =>
  matched.route.name === 'catch-all' ? linkTo.structure(matched.params['name'] ?? '') : ownPath(matched)

export const leadOf = (matched: Matched | null, queries: Queries): Lead => {
  const nothing = { description: null, picture: null, path: matched ? ownPath(matched) : '/', item: null }
  const data = queries[0]?.data
  if (!matched || !data) return nothing
  const detail = v.safeParse(Detail, data)
  if (detail.success) {
    const { description, biography, picture } = detail.output
    return {
      description: description?.text ?? biography?.text ?? null,
      picture: picture.url,
      path: ownAddress(addressOf(detail.output)) ?? nothing.path,
      item: detail.output,
    }
  }
  const node = v.safeParse(StructureNode, data)
  if (!node.success || !matched.route.structure) return { ...nothing, path: structurePath(matched) }
  const { subTitle, customProperties } = node.output.data
  // An article or a partner has several addresses, and one that it is known by.
  const subject = v.safeParse(Card, customProperties['article'] ?? customProperties['offer'])
  if (subject.success)
    return {
      description: subTitle || null,
      picture: subject.output.picture.url,
      path: ownAddress(addressOf(subject.output)) ?? nothing.path,
      item: subject.output,
    }
  return {
    description: subTitle || null,
    picture: firstPicture(node.output),
    path: structurePath(matched),
    item: null,
  }
}
