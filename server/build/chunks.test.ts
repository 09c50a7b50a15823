import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { screenFiles } from '../../src/contract/screens.ts'
import { chunkGroup } from './chunks.ts'

const root = join(import.meta.dirname, '../..')
const at = (file: string) => join(root, file)

interface Source {
  imports?: string[]
  loads?: string[]
  length?: number
}
/** A page of these files; a file that none of them names is in no build. */
const chunksOf = (sources: Record<string, Source>) => {
  const files = Object.entries(sources)
  const namedBy = (key: 'imports' | 'loads', file: string) =>
    files.filter(([, source]) => source[key]?.includes(file)).map(([name]) => at(name))
  const infoOf = (file: string) => {
    const { imports = [], loads = [], length = 100 } = sources[file] ?? {}
    return {
      code: 'x'.repeat(length),
      importers: namedBy('imports', file),
      importedIds: imports.map(at),
      dynamicImporters: namedBy('loads', file),
      dynamicallyImportedIds: loads.map(at),
    }
  }
  const graph = { getModuleInfo: (id: string) => infoOf(id.slice(root.length + 1)) }
  const { name } = chunkGroup()
  return Object.fromEntries(files.map(([file]) => [file, name(at(file), graph)]))
}

const offer = 'src/app/layouts/OfferSlot.tsx'
const badge = 'src/features/structure/card/PhaseBadge.tsx'
const player = 'src/app/layouts/PlayerAndQueue.tsx'
const plain = 'src/features/structure/card/card-tracks.ts'
const menu = 'src/features/login/AccountMenu.tsx'
const style = (file: string) => file.replace(/\.tsx$/, '.module.css')
const withStyle = (file: string, length?: number) => ({
  [file]: { imports: [style(file)], ...(length && { length }) },
  [style(file)]: {},
})
const page = {
  'src/main.tsx': { imports: ['src/app/layouts/Bottom.tsx'] },
  [screenFiles.home.source]: {},
  'src/app/layouts/Bottom.tsx': { loads: [offer, badge, player, plain, screenFiles.album.source] },
  [screenFiles.album.source]: { imports: [style(screenFiles.album.source)], loads: [menu] },
  [style(screenFiles.album.source)]: {},
  ...withStyle(offer),
  ...withStyle(badge),
  ...withStyle(player, 20_000),
  ...withStyle(menu),
  [plain]: {},
}

describe('the files of the page', () => {
  const chunks = chunksOf(page)
  it('hold in one what the first view imports, and in another the small parts that it loads late', () => {
    expect(chunks['src/app/layouts/Bottom.tsx']).toBe('page')
    for (const file of [offer, badge])
      expect([chunks[file], chunks[style(file)]]).toEqual(Array(2).fill('page-late'))
  })
  it('leave alone a large part, one without styles, a screen, and what another screen loads', () => {
    for (const file of [player, plain, screenFiles.album.source, menu]) expect(chunks[file], file).toBeNull()
  })
  it('keep what two small late parts share with them', () => {
    const shared = 'src/features/structure/continue/Greeting.tsx'
    const both = {
      [offer]: { imports: [style(offer), shared] },
      [badge]: { imports: [style(badge), shared] },
    }
    expect(chunksOf({ ...page, ...both, [shared]: {} })[shared]).toBe('page-late')
    expect(
      chunksOf({
        ...page,
        ...both,
        [shared]: {},
        [player]: { imports: [style(player), shared], length: 20_000 },
      })[shared],
    ).toBe('parts-views')
  })
})
