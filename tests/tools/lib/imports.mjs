/**
 * Who may import whom, as one ordered list, held over the graph of resolved paths: a path cannot be written so that it
 * passes. `problemsOf(root)` names each import that the list does not allow, and each cycle of any kind.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { parseSync } from 'vite'

/**
 * A folder may import the folders in its row, and itself. Children of a `siblings` folder may not import each other.
 */
const layers = [
  { folder: 'src/lib', may: [] },
  { folder: 'src/contract', may: ['src/lib'] },
  { folder: 'src/domain', may: ['src/contract', 'src/lib'] },
  { folder: 'src/api', may: ['src/domain', 'src/contract', 'src/lib'] },
  { folder: 'src/state', may: ['src/api', 'src/domain', 'src/contract', 'src/lib', 'locales'] },
  { folder: 'src/ui', may: ['src/lib'] },
  {
    folder: 'src/features',
    may: ['src/state', 'src/api', 'src/domain', 'src/contract', 'src/ui', 'src/lib'],
    siblings: true,
  },
  {
    folder: 'src/screens',
    may: ['src/features', 'src/state', 'src/api', 'src/domain', 'src/contract', 'src/ui', 'src/lib'],
    siblings: true,
  },
  { folder: 'src', may: ['locales'] },
  { folder: 'sw', may: ['src/contract', 'src/domain', 'src/lib'] },
  { folder: 'server', may: ['src/contract', 'src/domain', 'src/lib', 'locales'] },
  { folder: 'tests', may: ['src', 'sw', 'server', 'locales'] },
]

/** Folders that few files may import. */
const reserved = [{ folder: 'server/demo', files: ['server/compose.ts'] }]

/** Libraries that few files may import: their behaviour is wrapped once. */
const wrappedLibraries = [
  { library: 'howler', files: ['src/features/player/audio/engine.ts'] },
  { library: 'i18next', files: ['src/state/words/translator.ts'] },
  { library: 'hls.js', files: ['src/features/video/source/hls-source.ts'] },
  {
    library: 'idb-keyval',
    files: [
      'src/lib/shared-records.ts',
      'src/lib/open-store.ts',
      'src/lib/records.ts',
      'src/lib/encrypted-chunks.ts',
      'src/app/query-cache/persister.ts',
    ],
  },
  { library: 'workbox-window', files: ['src/app/service-worker/register.ts'] },
]

const isCode = (file) => /\.(ts|tsx|mts|mjs)$/.test(file) && !/\.d\.m?ts$/.test(file)
/** Tests may import anything. */
const isTest = (file) => /\.(test|fixture)\.tsx?$/.test(file) || file.startsWith('tests/')
const programs = ['src', 'sw', 'server', 'tests']

const filesOf = (root) =>
  programs
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => join(folder, file))
        .filter(isCode),
    )

/** Every specifier that a file names: static, type-only, re-exported or inside `import()`. */
const specifiersOf = (file, text) => {
  const { module } = parseSync(file, text)
  const quoted = ({ start, end }) => /^['"`]([^'"`]*)['"`]$/.exec(text.slice(start, end))?.[1]
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => quoted(moduleRequest) ?? []),
  ]
}

/** Files of the project by path, each with the files and the packages it imports. */
const importGraph = (root) => {
  const files = filesOf(root)
  const known = new Set(files)
  const resolve = (from, specifier) => {
    const plain = specifier.replace(/\?.*$/, '')
    if (!plain.startsWith('.')) return null
    const base = join(dirname(from), plain)
    return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((path) => known.has(path)) ?? base
  }
  return new Map(
    files.map((file) => {
      const specifiers = [...new Set(specifiersOf(file, readFileSync(join(root, file), 'utf8')))]
      const paths = specifiers.map((specifier) => resolve(file, specifier))
      const own = [...new Set(paths.filter((path) => path !== null && path !== file))]
      return [file, { own, packages: specifiers.filter((_, at) => paths[at] === null) }]
    }),
  )
}

const isWithin = (file, folder) => file === folder || file.startsWith(`${folder}/`)
const layerOf = (file) => layers.find(({ folder }) => isWithin(file, folder))
/** The subfolder that contains a file; null for a file directly in the folder, such as its registry. */
const childOf = (file, folder) => {
  const [child, ...rest] = file.slice(folder.length + 1).split('/')
  return rest.length > 0 ? child : null
}

const importProblem = (file, target) => {
  const layer = layerOf(file)
  if (!layer || isTest(file)) return null
  const owner = reserved.find(({ folder }) => isWithin(target, folder) && !isWithin(file, folder))
  if (owner && !owner.files.includes(file)) return `only ${owner.files.join(', ')} may`
  if (!isWithin(target, layer.folder))
    return layer.may.some((folder) => isWithin(target, folder)) ? null : `${layer.folder} may not import it`
  const [from, to] = [childOf(file, layer.folder), childOf(target, layer.folder)]
  if (layer.siblings && from !== null && from !== to)
    return `a folder of ${layer.folder} may not import another`
  return null
}
const packageProblem = (file, name) => {
  const wrapper = wrappedLibraries.find(({ library }) => library === name)
  return !wrapper || isTest(file) || wrapper.files.includes(file)
    ? null
    : `only ${wrapper.files.join(', ')} may`
}

/** Groups of files that import one another, by Tarjan's algorithm. */
const cyclesOf = (graph) => {
  const order = new Map()
  const low = new Map()
  const stack = []
  const onStack = new Set()
  const cycles = []
  const visit = (file) => {
    order.set(file, order.size)
    low.set(file, order.get(file))
    stack.push(file)
    onStack.add(file)
    for (const target of graph.get(file)?.own ?? []) {
      if (!graph.has(target)) continue
      if (!order.has(target)) {
        visit(target)
        low.set(file, Math.min(low.get(file), low.get(target)))
      } else if (onStack.has(target)) low.set(file, Math.min(low.get(file), order.get(target)))
    }
    if (low.get(file) !== order.get(file)) return
    const members = stack.splice(stack.indexOf(file))
    for (const member of members) onStack.delete(member)
    if (members.length > 1) cycles.push(members.toSorted())
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return cycles
}

export const problemsOf = (root) => {
  const graph = importGraph(root)
  const imports = [...graph].flatMap(([file, { own, packages }]) => [
    ...own.flatMap((target) => {
      const problem = importProblem(file, target)
      return problem ? [`${file} imports ${target}: ${problem}`] : []
    }),
    ...packages.flatMap((name) => {
      const problem = packageProblem(file, name)
      return problem ? [`${file} imports ${name}: ${problem}`] : []
    }),
  ])
  return { imports, cycles: cyclesOf(graph).map((files) => files.join(' ')) }
}
