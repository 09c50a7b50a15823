/** Public addresses of the route table, and lists that the tenant's pages link to; items are listed elsewhere. */
import { type RouteRow, routes } from '../../../src/contract/routes.ts'
import { screenRowOf } from '../../../src/contract/screens.ts'
import type { StructureAsk } from '../../../src/contract/structure.ts'
import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import { matchRoute, structureOf } from '../../../src/domain/addresses/routing.ts'
import { sectionPath } from '../../../src/domain/sections.ts'
import { type StoredNode, twinOf } from '../structure/tree.ts'

type Pages = ReadonlyMap<string, StoredNode>

const isOpen = ({ guard, layout, screen, isUnlisted }: RouteRow) =>
  guard === null && layout !== 'empty' && !isUnlisted && !screenRowOf(screen).isUnlisted

export const staticPages: readonly string[] = [
  ...new Set(routes.filter((row) => row.params.length === 0 && isOpen(row)).map(({ pattern }) => pattern)),
]

const nodesIn = (node: StoredNode): StoredNode[] => [node, ...(node.substructure ?? []).flatMap(nodesIn)]

const groupsOf = ({ groups }: StoredNode) => (groups ? [...Object.keys(groups), 'all'] : [])

/** As the address builders write it, encoded. */
const ownId = encodeURIComponent('{id}')

/** Links of a page; one with `{id}` stands for each of the page's groups. */
const linksFrom = (page: StoredNode): string[] => {
  const ids = page.groups ? groupsOf(page) : ['all']
  return nodesIn(page).flatMap(({ clickUrl = '', leadsTo }) =>
    // Links that may have no target are found from pages where they have one.
    leadsTo
      ? []
      : clickUrl.includes(ownId)
        ? ids.map((id) => clickUrl.replaceAll(ownId, encodeURIComponent(id)))
        : [clickUrl],
  )
}

/** Finds a page as the structure call does, but only pages without an item: items are listed elsewhere. */
const listAt = (pages: Pages, { name, id, within = 'all' }: StructureAsk): StoredNode | null => {
  const page = pages.get(`${name}-${id ?? ''}`) ?? pages.get(`${name}-in-${within}`) ?? pages.get(name)
  if (!page) return null
  const isPart = within === 'all' || !page.within || Object.hasOwn(page.within, within)
  if (!isPart) return null
  const isGroup = id !== null && groupsOf(page).includes(id)
  if (page.otherwise && !isGroup) return null
  return isGroup || (!page.about && !page.groups) ? page : null
}

/** Two pages with the same content are listed once. */
const pageNameOf = (page: StoredNode, path: string, { id }: StructureAsk): string =>
  twinOf(page, id ?? undefined)?.replaceAll(ownId, encodeURIComponent(id ?? 'all')) ?? path

const informationPages = (pages: Pages) =>
  [...pages.keys()].flatMap((name) => (name.startsWith('info-') ? [linkTo.info(name.slice(5))] : []))

export const listPages = (pages: Pages, sections: readonly string[]): string[] => {
  const paths = [
    ...sections.map(sectionPath),
    ...[...pages.values()].flatMap(linksFrom),
    ...informationPages(pages),
  ].map((link) => link.split(/[?#]/)[0] ?? '')
  const pagePaths = paths.flatMap((path) => {
    const matched = path.startsWith('/') ? matchRoute(path) : null
    const structure = matched && isOpen(matched.route) ? structureOf(matched) : null
    const page = structure && listAt(pages, structure)
    if (!matched || !page) return []
    // The one-segment address has its canonical form below /main. ROUTE-CATCHALL-01
    const own = matched.route.name === 'catch-all' ? linkTo.structure(matched.params['name'] ?? '') : path
    return pageNameOf(page, own, structure)
  })
  return [...new Set(pagePaths)]
}
