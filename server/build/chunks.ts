/** Which modules of the page share a file, what a file is called, and what it names to be fetched beside it. */
import { join } from 'node:path'
import { laterScreenOf } from './later.ts'
import { sharedFiles } from './shared-files.ts'

const root = join(import.meta.dirname, '../..')

/** What changes seldom and stands behind every first screen. What only saves and restores a cache comes later. */
const vendorGroups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: 'data',
    test: /node_modules\/(?:@tanstack\/(?:react-query|query-core)|valtio)\/(?!.*\/hydration\.js)/,
  },
]

interface ModuleGraph {
  getModuleInfo: (id: string) => { code: string | null; importedIds: readonly string[] } | null
}
const firstViews = ['src/main.tsx', 'src/screens/home/HomeScreen.tsx'].map((path) => join(root, path))
const isOurs = (id: string) => !id.includes('/node_modules/')
/** Our modules behind those, and the icons they name: the library's own index would lead to all of them. */
const behindFirstViews = (graph: ModuleGraph) => {
  const modules = new Set(firstViews)
  const icons = new Set<string>()
  for (const one of modules) {
    const info = graph.getModuleInfo(one)
    for (const next of info?.importedIds ?? []) if (isOurs(next)) modules.add(next)
    for (const [icon] of info?.code?.matchAll(/\bIcon[A-Z]\w+/g) ?? []) icons.add(icon)
  }
  for (const start of firstViews) modules.delete(start)
  return { modules, icons }
}

/**
 * What a home needs to stand is one file: it packs a seventh smaller than the two dozen it would fall into, and most
 * screens share it. Modules that start a chunk of their own stay outside.
 */
const pageGroup = () => {
  let found: ReturnType<typeof behindFirstViews> | null = null
  return {
    debugName: 'page',
    name: (id: string, graph: ModuleGraph) => {
      const { modules, icons } = (found ??= behindFirstViews(graph))
      const icon = /@tabler\/icons-react\/.*\/(Icon\w+)\.mjs$/.exec(id)?.[1] ?? ''
      return modules.has(id) || icons.has(icon) || id.endsWith('/src/ui/create-icon.ts') ? 'page' : null
    },
  }
}

const isLater = (name: string) => !/\/(?:rolldown-runtime|react|data|page)-[\w-]{7}\.js$/.test(name)
/** Somebody waits for these, so what they import is fetched beside them. Of all others the page names the styles only. */
const isWaitedFor = (name: string) =>
  /\/(?:\w*Screen|room-\w+|connect-page|prepare-view|start-empty|ErrorPage|PlayerAndQueue|DialogHost)-[\w-]{7}\.js$/.test(
    name,
  )
export const listed = (file: string, names: string[]) =>
  names.filter((name) => isLater(name) && (isWaitedFor(file) || name === file || name.endsWith('.css')))

/** One file per language: a page fetches the rest of its words in one go (LANG-39). */
const wordGroup = {
  debugName: 'words',
  name: (id: string) => {
    const lang = /\/locales\/(\w+)\//.exec(id)?.[1]
    return lang ? `words-${lang}` : null
  },
  test: /\/locales\//,
}

export const chunkGroups = () => [
  ...vendorGroups,
  wordGroup,
  pageGroup(),
  ...Object.entries(sharedFiles).map(([name, test]) => ({ debugName: name, name, test })),
]

/** Seven letters are plenty to tell the contents of one name apart; page and worker list every file, and hold less. */
const hashed = (name: string, ending: string) => `assets/${name}-[hash:7].${ending}`

/** A room that is kept when it is used has a name of its own: the worker knows it again in the next build. */
const chunkName = ({ facadeModuleId }: { facadeModuleId: string | null }) => {
  const room = facadeModuleId ? laterScreenOf(facadeModuleId) : null
  return hashed(room ? `room-${room}` : '[name]', 'js')
}

export const fileNames = {
  entryFileNames: hashed('[name]', 'js'),
  chunkFileNames: chunkName,
  assetFileNames: hashed('[name]', '[ext]'),
}
