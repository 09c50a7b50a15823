/**
 * Which modules of the page share a file. Nothing is listed by hand; it follows from who imports what:
 *
 * - `react`, `data`: packages that change seldom and that every first view needs;
 * - `page`: everything else that the start and the home screen import;
 * - `words-<language>`: a page fetches the rest of its words in one request (LANG-39);
 * - what is loaded by `import()` alone (screens, dialogs, parts that load late) has a file of its own;
 * - what such files import is named after the folders that need it: after the folder where it is one, after the screens
 *   where these are few, `shared` where they are many, `parts` where several late parts and no screen need it. Modules
 *   with styles are in a file of their own, `parts-views`, so that a lost style file delays no other code; modules that
 *   need Mantine are in `parts-forms`, and Mantine itself, with the packages that it needs, is `mantine`.
 *
 * Whoever loads a module loads its imports too, so these files never import each other in a circle.
 */
import { join, relative } from 'node:path'
import { screenFiles } from '../../src/contract/screens.ts'

const root = join(import.meta.dirname, '../..')
const main = join(root, 'src/main.tsx')
const home = join(root, screenFiles.home.source)

interface ModuleInfo {
  code: string | null
  importers: readonly string[]
  importedIds: readonly string[]
  dynamicImporters: readonly string[]
  dynamicallyImportedIds: readonly string[]
}
interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleInfo | null
}

const firstPackages: readonly (readonly [chunk: string, packages: RegExp])[] = [
  ['react', /node_modules\/(?:react|react-dom|scheduler)\//],
  ['data', /node_modules\/(?:@tanstack\/(?:react-query|query-core)|valtio|proxy-compare)\//],
]
const firstPackage = (id: string) => firstPackages.find(([, packages]) => packages.test(id))?.[0] ?? null

const wordsChunk = (id: string) => {
  const lang = /^locales\/(\w+)\//.exec(relative(root, id))?.[1]
  return lang ? `words-${lang}` : null
}

/** The package's index imports thousands of icons: those that a module uses are found by name in its code. */
const isOfIcons = (id: string) => id.includes('/@tabler/icons-react/')
const iconOf = (id: string) => /\/(Icon\w+)\.mjs$/.exec(id)?.[1] ?? 'Icon'
const keyOf = (id: string) => (isOfIcons(id) ? iconOf(id) : id)
const importsOf = (id: string, graph: ModuleGraph): string[] => {
  const { code = null, importedIds = [] } = graph.getModuleInfo(id) ?? {}
  const others = importedIds.filter((next) => !firstPackage(next) && !isOfIcons(next))
  return others.length === importedIds.length
    ? others
    : [...others, ...(code?.match(/\bIcon[A-Z]\w*/g) ?? [])]
}
const createImportReader = (graph: ModuleGraph) => {
  const known = new Map<string, string[]>()
  const read = (id: string) => {
    const imports = known.get(id) ?? importsOf(id, graph)
    known.set(id, imports)
    return imports
  }
  return (...starts: string[]) => {
    const found = new Set(starts)
    for (const one of found) for (const next of read(one)) found.add(next)
    return found
  }
}

/** `src/features/player/full/SeekBar.tsx` is of the folder `features-player`, `src/lib/wait.ts` of `lib`. */
const folderOf = (id: string) => {
  const folder = /^src\/(\w+)\/(?:([\w-]+)\/)?/.exec(relative(root, id))
  if (!folder) throw new Error(`no chunk is known for ${id}`)
  return folder.slice(1).filter(Boolean).join('-')
}

/** All modules that the page loads by `import()`, words apart. */
const loadedLate = (graph: ModuleGraph) => {
  const late = new Set<string>()
  const seen = new Set([main])
  for (const one of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(one) ?? {}
    for (const next of dynamicallyImportedIds) if (!wordsChunk(next)) late.add(next)
    for (const next of [...importedIds, ...dynamicallyImportedIds]) if (!isOfIcons(next)) seen.add(next)
  }
  return late
}

const isStyle = (id: string) => id.endsWith('.css')
const isOfMantine = (id: string) => id.includes('/node_modules/@mantine/')
const readGraph = (graph: ModuleGraph) => {
  const allImportsOf = createImportReader(graph)
  const folders = new Map<string, Set<string>>()
  for (const late of loadedLate(graph)) {
    const folder = late.includes('/node_modules/') ? 'packages' : folderOf(late)
    for (const key of allImportsOf(late)) folders.set(key, (folders.get(key) ?? new Set()).add(folder))
  }
  const first = allImportsOf(main, home)
  const isOnlyLate = (id: string) => !first.has(id)
  const mantineImports = allImportsOf(...[...folders.keys()].filter(isOfMantine))
  return {
    first,
    /** Mantine with the packages that it needs. */
    isOfOverlays: (key: string) =>
      mantineImports.has(key) && isOnlyLate(key) && key.includes('/node_modules/'),
    foldersOf: (key: string) => [...(folders.get(key) ?? [])],
    /** Code that needs Mantine or styles is kept apart from code that does not. */
    suffixOf: (key: string) => {
      const imports = [...allImportsOf(key)].filter(isOnlyLate)
      if (imports.some(isOfMantine)) return '-forms'
      return imports.some(isStyle) ? '-views' : ''
    },
  }
}

/** With more screens than this, a module goes into the file shared by all. */
const fewScreens = 1
const chunkOf = (folders: readonly string[]): string | null => {
  if (folders.length < 2) return folders[0] ?? null
  const screens = folders.filter((folder) => folder.startsWith('screens-')).sort()
  if (screens.length === 0) return 'parts'
  return screens.length > fewScreens ? 'shared' : screens.join('.')
}

const isLoadedAlone = (id: string, graph: ModuleGraph) => {
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
  return importers.length === 0 && dynamicImporters.length > 0
}

export const chunkGroup = () => {
  let known: ReturnType<typeof readGraph> | null = null
  return {
    debugName: 'chunks',
    // Each module is assigned by itself.
    includeDependenciesRecursively: false,
    name: (id: string, graph: ModuleGraph): string | null => {
      known ??= readGraph(graph)
      const key = keyOf(id)
      if (id === main || id === home || id === join(root, 'index.html')) return null
      if (known.first.has(key) || key === 'Icon') return firstPackage(id) ?? 'page'
      if (isLoadedAlone(id, graph)) return wordsChunk(id)
      const chunk = firstPackage(id) ?? wordsChunk(id)
      if (chunk) return chunk
      if (known.isOfOverlays(key)) return 'mantine'
      const late = chunkOf(known.foldersOf(key))
      return late && late + known.suffixOf(key)
    },
  }
}

/**
 * Seven letters are enough to tell versions of one name apart, and keep the lists of files in page and worker short.
 */
const hashed = (name: string, ending: string) => `assets/${name}-[hash:7].${ending}`

export const fileNames = {
  entryFileNames: hashed('[name]', 'js'),
  chunkFileNames: hashed('[name]', 'js'),
  assetFileNames: hashed('[name]', '[ext]'),
}
