/** A living address for every row of the route table, found by asking the tenant's own backend. */
import { readFile, rename, writeFile } from 'node:fs/promises'
import { kindNames } from '../../src/contract/kinds.ts'
import { type RouteRow, routes } from '../../src/contract/routes.ts'
import type { StructureNode } from '../../src/contract/structure.ts'
import { addressOf, linkTo } from '../../src/domain/addresses/addresses.ts'
import { type Matched, matchRoute, structureOf } from '../../src/domain/addresses/routing.ts'
import { demoDataKey } from '../tools/lib/demo-data-key.mjs'
import { makeOnce } from '../tools/lib/make-once.mjs'
import type { Portal } from '../tools/lib/portal.mjs'
import { isRouteDisabled } from './disabled-routes.ts'

type Get = (path: string) => Promise<{ status: number; body: string }>

const structureAt = async (
  get: Get,
  name: string,
  id?: string,
  within?: string,
): Promise<StructureNode | null> => {
  const query = new URLSearchParams({ lang: 'en', ...(id && { id }), ...(within && { within }) })
  const { status, body } = await get(`/api/structure/${name}?${query}`)
  return status === 200 ? (JSON.parse(body) as StructureNode) : null
}

const cardsOf = (node: StructureNode): StructureNode['data']['entries'] => [
  ...node.data.entries,
  ...node.substructure.flatMap(cardsOf),
]

const clickUrlsOf = (node: StructureNode): string[] => [
  ...(node.data.clickUrl.startsWith('/') ? [node.data.clickUrl] : []),
  ...node.substructure.flatMap(clickUrlsOf),
]
const allPages = (get: Get) =>
  Promise.all(structures.flatMap((name) => [structureAt(get, name), structureAt(get, name, 'all')]))

/** Where the tenant's pages lead, and where those lead that they lead to: sections, and the parts of these. */
const matchedLinkedPages = async (get: Get) => {
  const firstLinks = async (pages: readonly (StructureNode | null)[]) =>
    [...new Set(pages.flatMap((page) => (page ? clickUrlsOf(page) : [])))].flatMap(
      (path) => matchRoute(path) ?? [],
    )
  const sections = await firstLinks(await allPages(get))
  const requests = sections.flatMap((section) => structureOf(section) ?? []).filter(({ id }) => id)
  const parts = await firstLinks(
    await Promise.all(requests.map(({ name, id }) => structureAt(get, name, id ?? ''))),
  )
  return [...sections, ...parts]
}

const structures = [
  ...new Set(routes.flatMap(({ structure }) => (structure && structure !== '{name}' ? [structure] : []))),
]

/** One card of each kind on the tenant's pages, those of grouping pages included. */
const cardOfKind = async (get: Get) => {
  const pages = await allPages(get)
  const cards = pages.flatMap((page) => (page ? cardsOf(page) : []))
  return new Map(
    kindNames.flatMap((kind) => {
      const card = cards.find((card) => card.kind === kind)
      return card ? [[kind, card] as const] : []
    }),
  )
}

/**
 * Linked addresses of sub-sections, and of full sections (`all`), which the page of their sub-sections shows as well.
 */
const partsOf = (row: RouteRow, firstLinks: readonly Matched[]): string[] => {
  const parts = firstLinks.filter(({ route }) => baseOf(route) === baseOf(row))
  const sections = firstLinks.filter(({ route }) => route.pattern === row.pattern.replace(/\/[^/]+$/, ''))
  return [
    ...parts.map(({ params }) => fill(row, params)),
    ...sections.map(({ params }) => fill(row, { ...params, [row.structureId ?? '']: 'all' })),
  ]
}

/** Pages that go by a name of their own and that no card leads to. */
const namedPages = ['all', 'low-bridge', 'terms', 'welcome', 'weekend-book']

const baseOf = ({ name }: RouteRow) => name.replace(/-\d+$/, '')

const isVideo = ({ screen }: RouteRow) => screen === 'watch' || screen === 'stream'

const fill = (row: RouteRow, params: Record<string, string>) =>
  row.pattern.replace(/\{(\w+)\??\}/g, (_, name: string) => encodeURIComponent(params[name] ?? 'any'))

const findAddresses = async (
  portal: Portal,
  tenant: string,
): Promise<[name: string, path: string | null][]> => {
  const answers = new Map<string, ReturnType<Get>>()
  /** One structure is looked at for many addresses. */
  const get: Get = (path) => {
    const answer = answers.get(path) ?? portal.get(path, `${tenant}.localhost`)
    answers.set(path, answer)
    return answer
  }
  const cards = await cardOfKind(get)
  // The page of a show's host has no card pointing to it where there are no audiobooks.
  const host = cards.get('podcast')?.by
  const matched = [
    ...[...cards.values()].map(addressOf),
    ...(host ? [linkTo.audiobookArtist(host)] : []),
  ].flatMap((path) => matchRoute(path) ?? [])
  const candidates = [...namedPages, ...[...cards.values()].flatMap(({ id, slug }) => [id, slug])]
  const firstLinks = await matchedLinkedPages(get)
  const found = new Map<string, Promise<string | null>>()

  const idFor = async (structure: string) => {
    for (const id of candidates) if (await structureAt(get, structure, id)) return id
    return null
  }
  const idOnce = (structure: string) => {
    const known = found.get(structure) ?? idFor(structure)
    found.set(structure, known)
    return known
  }

  /** Of several the one that shows most. */
  const richest = async (paths: readonly string[]): Promise<string | null> => {
    const weighed = await Promise.all(
      [...new Set(paths)].map(async (path) => {
        const matched = matchRoute(path)
        const requests = matched && structureOf(matched)
        const page = requests && (await structureAt(get, requests.name, requests.id ?? '', requests.within))
        return { path, cards: page ? cardsOf(page).length : 0 }
      }),
    )
    return weighed.toSorted((one, other) => other.cards - one.cards)[0]?.path ?? null
  }

  const addressFor = async (row: RouteRow): Promise<string | null> => {
    if (row.params.length === 0) return row.pattern
    if (row.structure === '{name}') return fill(row, { name: 'home' })
    if (row.structure === null) {
      const same = matched.find(({ route }) => baseOf(route) === baseOf(row))
      // No card points to a video's stream page or to the forms with a type: they show the item of its own page.
      const videoRoute = matched.find(({ route }) => route.name.startsWith('video-details'))
      // The arcade's addresses lead to games.
      const sameScreen = isVideo(row) ? videoRoute : matched.find(({ route }) => route.screen === row.screen)
      const params = (same ?? sameScreen)?.params
      return params ? fill(row, params) : null
    }
    if (row.structureWithin) return richest(partsOf(row, firstLinks))
    const id = await idOnce(row.structure)
    return id && row.structureId ? fill(row, { [row.structureId]: id }) : null
  }
  /** A disabled section has no addresses. Whether the others exist is proven where every route is opened. */
  const living = (row: RouteRow) => (isRouteDisabled(tenant, row) ? null : addressFor(row))
  return Promise.all(routes.map(async (row) => [row.name, await living(row)]))
}

const cacheFolder = new URL('../../node_modules/.cache/riwaq/', import.meta.url).pathname
const buildFile = new URL('../../dist/build.json', import.meta.url).pathname

/** Called some hundred times with the same result for this build and data: computed once, by one of the workers. */
export const existingAddresses = async (
  portal: Portal,
  tenant: string,
): Promise<Map<RouteRow, string | null>> => {
  const { sources } = JSON.parse(await readFile(buildFile, 'utf8')) as { sources: string }
  const file = `${cacheFolder}addresses-${await demoDataKey()}-${sources.slice(0, 16)}-${tenant}.json`
  await makeOnce(file, async () => {
    await writeFile(`${file}.half`, JSON.stringify(await findAddresses(portal, tenant)))
    await rename(`${file}.half`, file)
  })
  const found = new Map(JSON.parse(await readFile(file, 'utf8')) as [string, string | null][])
  return new Map(routes.map((row) => [row, found.get(row.name) ?? null]))
}
