/** Successive blocks of a demo page never begin with the same items. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { StructureNode } from '../../src/contract/structure.ts'
import { structureParams } from '../../src/domain/route-data.ts'
import { pagesOf } from '../../server/modules/sitemap/sitemap.repository.ts'
import type { StoredNode } from '../../server/modules/structure/tree.ts'
import { type Demo, openDemo } from '../support/demo.ts'
import { halfOf } from '../support/second-run.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo.close())

const first = 3
/** The items of each block that are visible without scrolling. */
const firstItemsOf = (page: StructureNode) =>
  page.substructure
    .filter(({ data }) => data.entries.length > 0)
    .map(({ name, data }) => ({ name, ids: data.entries.slice(0, first).map(({ id }) => id) }))

/** In one place, or most of them in any. */
const repeats = (above: readonly string[], below: readonly string[]) =>
  above[0] === below[0] || below.filter((id) => above.includes(id)).length > 1

const idsOf = ({ groups }: StoredNode) => (groups ? ['all', ...Object.keys(groups)] : [null])
/** By its own name or as part of a wider group, as an address may name it. */
const kindsOf = (page: StoredNode) => {
  const [name = '', wider] = page.name.split('-in-')
  return idsOf(page).flatMap((id) =>
    [wider, ...Object.keys(page.within ?? {})].map((within) => ({ name, id, within })),
  )
}

it.each(['riwaq', 'nour', 'klang'])(
  'no block at %s starts with the items of the block above it',
  async (tenant) => {
    const pages = await demo.store.within(tenant, pagesOf)
    const found: string[] = []
    let [checked, turn] = [0, 0]
    for (const page of pages.values()) {
      // The page of an item shows blocks that follow from the item.
      if (page.about) continue
      for (const structure of halfOf(kindsOf(page), turn++)) {
        const query = new URLSearchParams({ lang: 'en', ...structureParams(structure) })
        const { status, node } = await demo.structure(tenant, `${structure.name}?${query}`)
        if (status !== 200) continue
        checked++
        const blocks = firstItemsOf(node)
        for (const [at, { name, ids }] of blocks.entries()) {
          const above = blocks[at - 1]
          if (above && repeats(above.ids, ids)) found.push(`${page.name} ${query}: ${above.name}, ${name}`)
        }
      }
    }
    expect(checked).toBeGreaterThan(75)
    expect(found).toEqual([])
  },
)
