/**
 * The first tenant's content, fetched without the browser: its backend's answers, and the linked addresses of its
 * pages.
 */
import type { Card } from '../../src/contract/content.ts'
import type { StructureNode } from '../../src/contract/structure.ts'
import type { Portal } from '../tools/lib/portal.mjs'

/** A guest's answer, in English by default; `path` is the part after `/api/`. */
export const fetchJson = async <T>(portal: Portal, path: string): Promise<T> => {
  const address = path.includes('lang=') ? path : `${path}${path.includes('?') ? '&' : '?'}lang=en`
  return JSON.parse((await portal.get(`/api/${address}`)).body)
}

/** What a page of the backend shows, without its groups. */
export const fetchCards = async (portal: Portal, structure: string): Promise<Card[]> => {
  const { substructure } = await fetchJson<StructureNode>(portal, `structure/${structure}`)
  return substructure.flatMap(({ data }) => data.entries)
}
/** More than a page of a list holds. */
export const fetchManySongIds = async (portal: Portal) => {
  const found = await fetchJson<object>(portal, 'search?q=a&kind=songs&limit=110')
  return [...new Set(JSON.stringify(found).match(/trk_\w+/g))]
}

const links = {
  album: /\/music\/albums\/[^"/]+\/[^"/]+\/[^"/]+\/[^"]+/,
  artist: /\/music\/artists\/[^"]+/,
  article: /\/articles\/[^"]*?atc_[^"]*/,
  book: /\/audiobook\/details\/[^"]+/,
  episode: /\/podcast\/episode\/[^"]+/,
  video: /\/video\/details\/[^"]+/,
  playlist: /\/music\/playlists\/[^"]+/,
  series: /\/video\/series\/details\/[^"]+/,
  show: /\/podcast\/details\/[^"]+/,
} as const

/** Each once, in the order of the page as a visitor gets it. */
export const linkedPathsOn = async (portal: Portal, page: string, link: keyof typeof links) => {
  const { body } = await portal.get(page)
  return [
    ...new Set(
      [...body.matchAll(new RegExp(`href="(${links[link].source})"`, 'g'))].map(([, path = '']) => path),
    ),
  ]
}
export const firstLinkedPathOn = async (portal: Portal, page: string, link: keyof typeof links) => {
  const [path] = await linkedPathsOn(portal, page, link)
  if (!path) throw new Error(`${page} leads to no ${link}`)
  return path
}
/** An address ends with what it is about. */
export const lastSegmentOf = (path: string) => path.split('/').at(-1) ?? ''
