import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'
import { defineConfig } from 'vite'

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
const firstViews = ['src/main.tsx', 'src/screens/home/Screen.tsx'].map((path) =>
  join(import.meta.dirname, path),
)
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

const isLater = (name: string) => !/\/(?:rolldown-runtime|react|data|page)-[\w-]{8}\.js$/.test(name)
/** Somebody waits for these, so what they import is fetched beside them. Of all others the page names the styles only. */
const isWaitedFor = (name: string) =>
  /\/(?:Screen|connect-page|ready-view|start-empty|ErrorPage|PlayerDock|DialogHost)-[\w-]{8}\.js$/.test(name)
const listed = (file: string, names: string[]) =>
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

/** Whoever opens one table opens another: apart, each of these is hardly larger than what it takes to fetch it. */
const diskGroup = {
  debugName: 'disk',
  name: 'disk',
  test: /\/idb-keyval\/|\/src\/lib\/(?:records|open-store)\.ts|\/src\/state\/disk-name\.ts/,
}

/** Each file that several later ones share is named in the page's own list: these few are too small to be named alone. */
const iconGroup = {
  debugName: 'icons',
  name: 'icons',
  test: /\/Icon(?:ArrowsShuffle|PlayerPauseFilled|Share2|X|Lock|Star|StarFilled)\.mjs$/,
}
const collectedGroup = {
  debugName: 'collected',
  name: 'collected',
  test: /\/src\/(?:contract\/(?:likes|ratings)|domain\/(?:forgotten|vote-of|rating))\.ts$/,
}

/** What is said of content and its playing stands on what all answers share: nobody asks for one alone. */
const contentGroup = {
  debugName: 'content',
  name: 'content',
  test: /\/src\/contract\/(?:shared|content|playback|video)\.ts/,
}

/** Album, playlist, track and artist show the same rows: apart, each piece costs the page a name and a request. */
const tracksGroup = {
  debugName: 'tracks',
  name: 'tracks',
  test: /\/src\/screens\/tracks\/|\/src\/features\/tracks\/(?!ShareButton)|\/src\/ui\/TrackRow|\/IconArrowsShuffle\.mjs/,
}

/**
 * Classes are in every document, twice: as rules and in the markup. Four letters of a hash, the same for the page and
 * for the page as a string; two classes that share them fail the build.
 */
const named = new Map<string, string>()
const scopedName = (name: string, file: string) => {
  const id = `${relative(import.meta.dirname, file.split('?')[0] ?? file)}:${name}`
  const short = `_${createHash('sha256').update(id).digest('base64url').slice(0, 4)}`
  const other = named.get(short) ?? id
  if (other !== id) throw new Error(`${id} and ${other} share the class ${short}: rename one`)
  named.set(short, id)
  return short
}
const css = { modules: { generateScopedName: scopedName } }

/** Icons are made by `src/ui/create-icon.ts`, on the page and in the page as a string alike. */
const leanIcons = {
  name: 'lean-icons',
  enforce: 'pre' as const,
  resolveId: (source: string, importer?: string) =>
    source.endsWith('/createReactComponent.mjs') && importer?.includes('/@tabler/icons-react/')
      ? join(import.meta.dirname, 'src/ui/create-icon.ts')
      : null,
  /** Names and keys that nothing of ours reads; there are a hundred of them. */
  transform: (code: string, id: string) =>
    /\/@tabler\/icons-react\/.*\/Icon\w+\.mjs$/.test(id)
      ? {
          code: code
            .replace(
              /createReactComponent\("(outline|filled)", "[^"]*", "[^"]*",/,
              'createReactComponent("$1",',
            )
            .replace(/, "key": "svg-\d+"/g, ''),
          map: null,
        }
      : null,
}

/**
 * One config, three programs: the page and its worker (default), the page as a string (`--mode render`) and the
 * server (`--mode server`). `server/build.mjs` runs them in order.
 */
export default defineConfig(({ mode }) => {
  if (mode === 'server')
    return {
      publicDir: false,
      build: {
        ssr: true,
        rolldownOptions: {
          // The thread that makes sound and the program that speaks are files of their own beside the server.
          input: {
            main: 'server/main.ts',
            'sound-thread': 'server/media/sound/sound-thread.ts',
            'speaker-process': 'server/media/speech/speaker-process.ts',
          },
        },
        outDir: 'dist/server',
        target: 'node20',
        copyPublicDir: false,
      },
    }
  if (mode === 'render')
    return {
      plugins: [react(), leanIcons],
      css,
      publicDir: false,
      ssr: { noExternal: true },
      build: {
        ssr: 'src/render.tsx',
        outDir: 'dist/render',
        target: 'node20',
        copyPublicDir: false,
        // The fonts are files here as well.
        assetsInlineLimit: 0,
      },
    }
  return {
    plugins: [
      react(),
      leanIcons,
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'sw',
        filename: 'sw.ts',
        injectRegister: false,
        manifest: false,
        injectManifest: {
          globPatterns: ['assets/**/*.{js,css}'],
          // Films need a line: their player is kept once it was used.
          globIgnores: ['assets/screens-*'],
          rollupFormat: 'iife',
        },
      }),
    ],
    css,
    build: {
      outDir: 'dist/client',
      manifest: 'manifest.build.json',
      target: 'es2022',
      // What the first view has brought needs no mention in its own list of what comes later.
      modulePreload: { polyfill: false, resolveDependencies: listed },
      assetsInlineLimit: 0,
      // What changes at different times stands in different files: an update then costs a returning visitor little.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              ...vendorGroups,
              wordGroup,
              diskGroup,
              pageGroup(),
              contentGroup,
              tracksGroup,
              iconGroup,
              collectedGroup,
            ],
          },
        },
      },
    },
  }
})
