/**
 * The rooms of a tenant that somebody may arrive at: every open address of the route table, and every list that the
 * tenant's own pages lead to. Items have parts of the sitemap for themselves.
 */
import { type RouteRow, routes } from '../../../src/contract/routes.ts'
import { screenRowOf } from '../../../src/contract/screens.ts'
import type { StructureAsk } from '../../../src/contract/structure.ts'
import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import { matchRoute, structureOf } from '../../../src/domain/addresses/routing.ts'
import { type StoredNode, twinOf } from '../structure/tree.ts'

type Pages = ReadonlyMap<string, StoredNode>

const isOpen = ({ guard, layout, screen, isUnlisted }: RouteRow) =>
  guard === null && layout !== 'empty' && !isUnlisted && !screenRowOf(screen).isUnlisted

export const staticPages: readonly string[] = [
  ...new Set(routes.filter((row) => row.params.length === 0 && isOpen(row)).map(({ pattern }) => pattern)),
]

const nodesIn = (node: StoredNode): StoredNode[] => [node, ...(node.substructure ?? []).flatMap(nodesIn)]

const groupsOf = ({ groups }: StoredNode) => (groups ? [...Object.keys(groups), 'all'] : [])

/** As a builder made it, which encodes. */
const ownId = encodeURIComponent('{id}')

/** A link with `{id}` leads on within the groups that its page is about. */
const linksOn = (page: StoredNode): string[] => {
  const ids = page.groups ? groupsOf(page) : ['all']
  return nodesIn(page).flatMap(({ clickUrl = '', leadsTo }) =>
    // What may lead nowhere is found by walking there, where it does not.
    leadsTo
      ? []
      : clickUrl.includes(ownId)
        ? ids.map((id) => clickUrl.replaceAll(ownId, encodeURIComponent(id)))
        : [clickUrl],
  )
}

/** As the structure call finds a page, of groups only: what else a page can be about is an item. */
const listAt = (pages: Pages, { name, id, within = 'all' }: StructureAsk): StoredNode | null => {
  const page = pages.get(`${name}-${id ?? ''}`) ?? pages.get(`${name}-in-${within}`) ?? pages.get(name)
  if (!page) return null
  const isPart = within === 'all' || !page.within || Object.hasOwn(page.within, within)
  if (!isPart) return null
  const isGroup = id !== null && groupsOf(page).includes(id)
  if (page.otherwise && !isGroup) return null
  return isGroup || (!page.about && !page.groups) ? page : null
}

/** Two that show the same stand there once. */
const pageNameOf = (page: StoredNode, path: string, { id }: StructureAsk): string =>
  twinOf(page, id ?? undefined)?.replaceAll(ownId, encodeURIComponent(id ?? 'all')) ?? path

const informationOn = (pages: Pages) =>
  [...pages.keys()].flatMap((name) => (name.startsWith('info-') ? [linkTo.info(name.slice(5))] : []))

/** `links` are those that the tenant's rail has. */
export const listPages = (pages: Pages, links: readonly string[]): string[] => {
  const paths = [...links, ...[...pages.values()].flatMap(linksOn), ...informationOn(pages)].map(
    (link) => link.split(/[?#]/)[0] ?? '',
  )
  const rooms = paths.flatMap((path) => {
    const matched = path.startsWith('/') ? matchRoute(path) : null
    const structure = matched && isOpen(matched.route) ? structureOf(matched) : null
    const page = structure && listAt(pages, structure)
    if (!matched || !page) return []
    // The one-segment address has its canonical form below /main. ROUTE-CATCHALL-01
    const own = matched.route.name === 'catch-all' ? linkTo.structure(matched.params['name'] ?? '') : path
    return pageNameOf(page, own, structure)
  })
  return [...new Set(rooms)]
}
