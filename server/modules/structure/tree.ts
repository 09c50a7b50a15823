/**
 * A page as it is stored: blocks whose entries are found by a query or listed by id, with texts in every language.
 * `{id}` in a query is the id of the address, `{within}` the group it is a part of; on the page of an item `{self}`,
 * `{genre}`, `{category}`, `{by}` and `{publisher}` are the item's.
 */
import { ownValue } from '../../../src/lib/own-value.ts'
import type { BlockType } from '../../../src/contract/block-types.ts'
import type { RichTextSource } from '../../rich-text/rich-text-source.ts'
import type { Local } from '../content/item-data.ts'
import type { MenuName } from '../../tenants/configured.ts'
import type { ListedPhase, Sort } from '../content/content.repository.ts'

export interface EntryQuery {
  kinds?: string[]
  /** Items by id, in this order. */
  ids?: string[]
  of?: string
  role?: string
  genre?: string
  category?: string
  subcategory?: string
  publisher?: string
  /** True: only items that require a plan; false: only items that do not. */
  premium?: boolean
  /** Upcoming, running or past when it is read. */
  phase?: ListedPhase
  sort?: Sort
  /** The first ones are skipped, since they are elsewhere on the page. */
  skip?: number
  limit?: number
}

export interface StoredNode {
  name: string
  type?: BlockType
  title?: Local
  subTitle?: Local
  /** Small line over the title of a hero or banner. */
  eyebrow?: Local
  /** Label of the button of a hero with a `clickUrl`. */
  action?: Local
  /** Where 'See all' or the block itself leads: path without language prefix; `{id}` and `{within}` as in a query, or `all`. */
  clickUrl?: string
  props?: Record<string, unknown>
  rich?: Partial<Record<string, RichTextSource>>
  entries?: EntryQuery
  /** The link is shown only where this query finds something. */
  leadsTo?: EntryQuery
  /** A menu of the tenant's configuration that replaces the children. */
  menu?: MenuName
  /** The list continues with `lastId`. */
  paged?: boolean
  /** On the page of an item: takes picture, texts and the card from it ('card'), its whole text ('body'), or what it is about ('description'). */
  self?: 'card' | 'body' | 'description'
  /** The page is about one item of these kinds, found by the address' id or slug. */
  about?: string[]
  /** The page is about one group; its names by id. `all` stands for every group. */
  groups?: Record<string, Local>
  /** Wider groups that the page's may be a part of, by name; without words it is a name for all of them, as `all` is. */
  within?: Record<string, Local | null>
  /** Where another page has the same content, the canonical path of both: for one id, or `*` for any other. */
  sameAs?: Record<string, string>
  /** The page that is shown when the address names none of the groups. */
  otherwise?: string
  substructure?: StoredNode[]
}

/** The canonical path that a page of this id shares with another one; `all` stands for no id. */
export const twinOf = ({ sameAs = {} }: StoredNode, id: string | undefined): string | undefined =>
  ownValue(sameAs, id ?? 'all') ?? sameAs['*']
