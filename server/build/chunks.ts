/**
 * Which modules of the page share a file. Nothing is listed by hand; it follows from who imports what:
 * - `react`, `data`: packages that change seldom and that every first view needs;
 * - `page`: everything else that the start and the home screen import;
 * - `page-late`: the small parts that the page fills in after its first view;
 * - else the folder whose parts need a module.
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

const isLoadedAlone = (id: string, graph: ModuleGraph) => {
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
  return importers.length === 0 && dynamicImporters.length > 0
}

const isOfPageParts = (id: string) => /^src\/(?:features|app\/layouts)\//.test(relative(root, id))
/** In characters of its own modules. A request of its own costs more than a smaller part does. */
const smallPart = 10_000

const isStyle = (id: string) => id.endsWith('.css')
const isOfMantine = (id: string) => id.includes('/node_modules/@mantine/')
const readGraph = (graph: ModuleGraph) => {
  const allImportsOf = createImportReader(graph)
  const first = allImportsOf(main, home)
  const parts = new Map<string, Set<string>>()
  const plain = new Set<string>()
  for (const late of loadedLate(graph)) {
    const imports = [...allImportsOf(late)].filter((key) => !first.has(key))
    const isPlain = !imports.some(isStyle)
    for (const key of imports) {
      parts.set(key, (parts.get(key) ?? new Set()).add(late))
      if (isPlain) plain.add(key)
    }
  }
  const codeLength = (key: string) => graph.getModuleInfo(key)?.code?.length ?? 0
  const ownLengths = new Map<string, number>()
  for (const [key, [only = '', ...others]] of parts)
    if (others.length === 0) ownLengths.set(only, (ownLengths.get(only) ?? 0) + codeLength(key))
  const isSmallPart = (part: string) =>
    isOfPageParts(part) &&
    isLoadedAlone(part, graph) &&
    (graph.getModuleInfo(part)?.dynamicImporters ?? []).every((one) => first.has(one)) &&
    (ownLengths.get(part) ?? 0) < smallPart
  const mantineImports = allImportsOf(...[...parts.keys()].filter(isOfMantine))
  const isOfOverlays = (key: string) =>
    mantineImports.has(key) && !first.has(key) && key.includes('/node_modules/')
  /** Code that needs Mantine or styles is kept apart from code that does not. */
  const suffixOf = (key: string) => {
    if ([...allImportsOf(key)].some(isOfOverlays)) return '-forms'
    return plain.has(key) ? '' : '-views'
  }
  const lateParts = new Set([...parts.keys()].filter((key) => isSmallPart(key) && suffixOf(key) === '-views'))
  const partsThatNeed = (key: string) => [...(parts.get(key) ?? [])]
  return {
    first,
    isOfOverlays,
    partsThatNeed,
    isOfLateParts: (key: string) => parts.has(key) && partsThatNeed(key).every((part) => lateParts.has(part)),
    suffixOf,
  }
}

/** With more screens than this, a module goes into the file shared by all. */
const fewScreens = 3
const isOfUi = (id: string) => isOfIcons(id) || relative(root, id).startsWith('src/ui/')
const chunkOf = (id: string, parts: readonly string[], graph: ModuleGraph): string | null => {
  const [only] = parts
  if (!only || (parts.length === 1 && isLoadedAlone(only, graph))) return null
  const folders = [...new Set(parts.map(folderOf))]
  const screens = folders.filter((folder) => folder.startsWith('screens-'))
  if (folders.length === 1) return folderOf(only)
  if (screens.length > 1 && isOfUi(id)) return 'ui'
  if (screens.length > fewScreens) return 'screens'
  if (screens.length === 0) return 'parts'
  if (screens.length === folders.length) return screens.sort().join('.')
  const others = folders.filter((folder) => !folder.startsWith('screens-'))
  if (screens.length > 1 || !others.every((folder) => folder.startsWith('features-'))) return 'shared'
  return others.length > 1 ? `${screens.join('')}-shared` : others.join('')
}

export const chunkGroup = () => {
  let known: ReturnType<typeof readGraph> | null = null
  return {
    debugName: 'chunks',
    includeDependenciesRecursively: false,
    name: (id: string, graph: ModuleGraph): string | null => {
      known ??= readGraph(graph)
      const key = keyOf(id)
      if (id === main || id === home || id === join(root, 'index.html')) return null
      if (known.first.has(key) || key === 'Icon') return firstPackage(id) ?? 'page'
      if (known.isOfLateParts(key)) return 'page-late'
      if (isLoadedAlone(id, graph)) return wordsChunk(id)
      const chunk = firstPackage(id) ?? wordsChunk(id)
      if (chunk) return chunk
      if (known.isOfOverlays(key)) return 'mantine'
      const late = chunkOf(id, known.partsThatNeed(key), graph)
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

interface Bundle {
  [file: string]: { type: string; imports?: string[] }
}
/** In a cycle of chunks a module may run before what it imports. */
export const chunkCycleCheck = {
  name: 'riwaq:chunk-cycle-check',
  apply: 'build' as const,
  generateBundle: (_: unknown, bundle: Bundle) => {
    const checked = new Set<string>()
    const visit = (file: string, way: readonly string[]) => {
      if (way.includes(file)) throw new Error(`chunks import each other: ${[...way, file].join(' > ')}`)
      if (checked.has(file)) return
      for (const next of bundle[file]?.imports ?? []) visit(next, [...way, file])
      checked.add(file)
    }
    Object.keys(bundle).forEach((file) => visit(file, []))
  },
}
