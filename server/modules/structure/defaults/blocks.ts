import type { Local } from '../../content/item-data.ts'
import type { EntryQuery, StoredNode } from '../tree.ts'
import type { MenuName } from '../../../tenants/configured.ts'
import { type Six, texts } from './six-languages.ts'

export const page = (name: string, title: Six, ...substructure: StoredNode[]): StoredNode => ({
  name,
  title: texts(title),
  substructure,
})

export const withLead = (lead: Six, node: StoredNode): StoredNode => ({ ...node, subTitle: texts(lead) })

const listing =
  (type: 'shelf' | 'grid' | 'list' | 'ranking') =>
  (name: string, title: Six | null, entries: EntryQuery, clickUrl?: string): StoredNode => ({
    name,
    type,
    ...(title ? { title: texts(title) } : {}),
    entries,
    ...(clickUrl ? { clickUrl } : {}),
    ...(type === 'grid' || type === 'list' ? { paged: true } : {}),
  })

export const shelf = listing('shelf')
export const grid = listing('grid')
export const ranking = listing('ranking')
export const list = listing('list')
/** A list that is whole for all but the longest. */
export const pagedList = (name: string, title: Six | null, entries: EntryQuery): StoredNode =>
  list(name, title, { limit: 100, ...entries })

interface HeroWords {
  eyebrow?: Six
  title: Six
  subTitle: Six
  action?: Six
}
export const hero = (name: string, words: HeroWords, entries: EntryQuery, clickUrl?: string): StoredNode => ({
  name,
  type: 'hero',
  ...(words.eyebrow ? { eyebrow: texts(words.eyebrow) } : {}),
  ...(words.action ? { action: texts(words.action) } : {}),
  title: texts(words.title),
  subTitle: texts(words.subTitle),
  entries: { limit: 1, ...entries },
  ...(clickUrl ? { clickUrl } : {}),
})
export const banner = (
  name: string,
  words: HeroWords,
  entries: EntryQuery,
  clickUrl?: string,
): StoredNode => ({
  ...hero(name, words, entries, clickUrl),
  type: 'banner',
})

export interface Chip {
  name: string
  title: Local
  clickUrl: string
  current?: boolean
  /** It is there only where this finds something. */
  leadsTo?: EntryQuery
}
export const chips = (name: string, all: readonly Chip[]): StoredNode => ({
  name,
  type: 'chips',
  substructure: all.map(({ name: chip, title, clickUrl, current, leadsTo }) => ({
    name: chip,
    title,
    clickUrl,
    ...(current ? { props: { current } } : {}),
    ...(leadsTo ? { leadsTo } : {}),
  })),
})

/** As a menu of the tenant's configuration names them, where it has one. */
export const configured = (menu: MenuName, node: StoredNode): StoredNode => ({ ...node, menu })

export const prose = (name: string, title: Six | null, ...paragraphs: Six[]): StoredNode => {
  const translated = paragraphs.map((six) => texts(six))
  const codes = Object.keys(translated[0] ?? {}) as (keyof ReturnType<typeof texts>)[]
  return {
    name,
    type: 'richText',
    ...(title ? { title: texts(title) } : {}),
    rich: Object.fromEntries(
      codes.map((code) => [
        code,
        translated.map((text) => ({ tag: 'p' as const, children: [{ text: text[code] }] })),
      ]),
    ),
  }
}

/** The item itself on top of its page, and what is known about it. */
export const itemCard: StoredNode = { name: 'item', type: 'hero', self: 'card' }
export const description: StoredNode = { name: 'about', type: 'richText', self: 'description' }
export const body: StoredNode = { name: 'text', type: 'richText', self: 'body' }

export const named = (groups: Record<string, Six>): Record<string, Local> =>
  Object.fromEntries(Object.entries(groups).map(([id, six]) => [id, texts(six)]))

const both = (name: Six, kind: Six): Six => {
  const at = (lang: number) => `${name[lang]}\u00a0· ${kind[lang]}`
  return [at(0), at(1), at(2), at(3), at(4), at(5)]
}
/** Titles that distinguish the pages about one group: `Pop · Albums`. */
export const distinct = (groups: Record<string, Six>, kind: Six): Record<string, Six> =>
  Object.fromEntries(Object.entries(groups).map(([id, name]) => [id, both(name, kind)]))

export const byGroup = (
  name: string,
  title: Six,
  groups: Record<string, Six>,
  ...blocks: StoredNode[]
): StoredNode => ({
  ...page(name, title, ...blocks),
  groups: named(groups),
})

export const groupChips = (groups: Record<string, Six>, link: (id: string) => string): StoredNode =>
  chips(
    'groups',
    Object.entries(groups).map(([id, six]) => ({ name: id, title: texts(six), clickUrl: link(id) })),
  )

interface Parts {
  name: string
  /** A name for screen readers: sighted users see that this row of chips is next to another one. */
  title: Six
  groups: Record<string, Six>
  link: (id: string) => string
  found: (id: string) => EntryQuery
}
/** Chips to those groups of a table in which there is something. */
export const partChips = ({ name, title, groups, link, found }: Parts): StoredNode => ({
  ...chips(
    name,
    Object.entries(groups).map(([id, six]) => ({
      name: id,
      title: texts(six),
      clickUrl: link(id),
      leadsTo: { ...found(id), limit: 1 },
    })),
  ),
  title: texts(title),
})
