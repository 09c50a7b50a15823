/** The page from its sources, for development: every answer is made anew, styles are linked and replaced while open. */
import type { ViteDevServer } from 'vite'
import type { Build } from './build.ts'
import { renderOf } from './render.ts'

const entry = '/src/main.tsx'
/** What plugin-react expects before the first component is loaded. */
const preamble = [
  "import { injectIntoGlobalHook } from '/@react-refresh'",
  'injectIntoGlobalHook(window)',
  'window.$RefreshReg$ = () => {}',
  'window.$RefreshSig$ = () => (type) => type',
  "import('/@vite/client')",
].join(';')

const stylesOf = ({ environments }: ViteDevServer) =>
  [...(environments['ssr']?.moduleGraph.urlToModuleMap.keys() ?? [])]
    .filter((url) => /^\/src\/.*\.css$/.test(url))
    .map((url) => ({ href: `${url}?direct`, css: null }))

const noFiles: Build['files'] = {
  get: () => undefined,
  text: (address) => {
    throw new Error(`${address} is served from the sources`)
  },
  names: () => [],
}

export const createDevBuild = (vite: ViteDevServer): Build => ({
  id: 'development',
  isLive: true,
  render: async (input) => renderOf(await vite.ssrLoadModule('/src/render.tsx'))(input),
  loads: () => ({ entry, modules: [], styles: stylesOf(vite), preamble }),
  fontOf: () => null,
  files: noFiles,
  hashed: null,
})
