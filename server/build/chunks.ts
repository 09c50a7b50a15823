/**
 * Which modules of the page share a file. Nothing is listed by hand; it follows from who imports what:
 *
 * - `react`, `data`: packages that change seldom and stand behind every first view;
 * - `page`: all else that the start and the home import;
 * - `words-<language>`: a page fetches the rest of its words in one go (LANG-39);
 * - what is loaded by `import()` alone (screens, dialogs, parts that come late) has a file of its own;
 * - what such files import goes by the folders that need it: by its name where it is one, by the screens where these are
 *   few, `shared` where they are many, `parts` where several late parts and no screen need it. What leads to styles
 *   stands apart from what does not, as `parts-views`: a style file that is lost keeps no other code back. What leads to
 *   Mantine stands apart as well, as `parts-forms`; Mantine itself, with the packages behind it, is `mantine`.
 *
 * What a module imports is needed wherever the module is, so these files never import each other in a circle.
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
  ['data', /node_modules\/(?:@tanstack\/(?:react-query|query-core)|i18next|valtio|proxy-compare)\//],
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
const readerOf = (graph: ModuleGraph) => {
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

/** All that the page loads by `import()` anywhere, words apart. */
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
  const allBehind = readerOf(graph)
  const folders = new Map<string, Set<string>>()
  for (const late of loadedLate(graph)) {
    const folder = late.includes('/node_modules/') ? 'packages' : folderOf(late)
    for (const key of allBehind(late)) folders.set(key, (folders.get(key) ?? new Set()).add(folder))
  }
  const first = allBehind(main, home)
  const isOnlyLate = (id: string) => !first.has(id)
  const behindMantine = allBehind(...[...folders.keys()].filter(isOfMantine))
  return {
    first,
    /** Mantine with the packages that it needs. */
    isOfOverlays: (key: string) =>
      behindMantine.has(key) && isOnlyLate(key) && key.includes('/node_modules/'),
    foldersOf: (key: string) => [...(folders.get(key) ?? [])],
    /** What cannot be had without something heavy or fragile stands apart from what can. */
    suffixOf: (key: string) => {
      const behind = [...allBehind(key)].filter(isOnlyLate)
      if (behind.some(isOfMantine)) return '-forms'
      return behind.some(isStyle) ? '-views' : ''
    },
  }
}

/** More screens than these share a file with all others that do. */
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
    // Every module has its place by itself.
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

/** Seven letters are plenty to tell the contents of one name apart; page and worker list every file, and hold less. */
const hashed = (name: string, ending: string) => `assets/${name}-[hash:7].${ending}`

export const fileNames = {
  entryFileNames: hashed('[name]', 'js'),
  chunkFileNames: hashed('[name]', 'js'),
  assetFileNames: hashed('[name]', '[ext]'),
}
