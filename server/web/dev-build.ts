/** The page from its sources, for development: every answer is made anew, styles and components replaced while open. */
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { Build } from './build.ts'
import { cssForStyle, tag } from './documents/markup.ts'
import { nonceMark } from './documents/template.ts'
import { rendererOf } from './load-renderer.ts'

const entry = '/src/main.tsx'
/** What plugin-react expects before the first component is loaded. */
const script = [
  "import { injectIntoGlobalHook } from '/@react-refresh'",
  'injectIntoGlobalHook(window)',
  'window.$RefreshReg$ = () => {}',
  'window.$RefreshSig$ = () => (type) => type',
  "import('/@vite/client')",
].join(';')

/** What the entry brings stands below what the screens bring. */
const baseStyles = ['/src/ui/fonts.css', '/src/ui/base.css']
const stylesOf = ({ environments }: ViteDevServer) => [
  ...baseStyles,
  ...[...(environments['ssr']?.moduleGraph.urlToModuleMap.keys() ?? [])].filter((url) =>
    /^\/src\/.*\.module\.css$/.test(url),
  ),
]

/** Named as vite names them in the browser, which takes these elements over and replaces their text. */
const styleElement = async (vite: ViteDevServer, url: string) => {
  const { default: css }: { default?: unknown } = await vite.ssrLoadModule(`${url}?inline`)
  const open = tag('style', { 'data-vite-dev-id': join(vite.config.root, url), nonce: nonceMark })
  return `${open}${cssForStyle(String(css))}</style>`
}

const noFiles: Build['files'] = {
  get: () => undefined,
  text: (address) => {
    throw new Error(`${address} is served from the sources`)
  },
  names: () => [],
}

export const createDevBuild = (vite: ViteDevServer): Build => {
  let styles: string[] = []
  return {
    id: 'development',
    isLive: true,
    render: async (input) => {
      const { renderPage } = rendererOf(await vite.ssrLoadModule('/src/render.tsx'))
      const output = await renderPage(input)
      styles = await Promise.all(stylesOf(vite).map((url) => styleElement(vite, url)))
      return output
    },
    loads: () => ({
      entry,
      modules: [],
      styles: [],
      // By this element the development client finds the nonce for styles that it replaces.
      preamble: `${tag('meta', { property: 'csp-nonce', nonce: nonceMark })}${styles.join('')}<script type="module" nonce="${nonceMark}">${script}</script>`,
    }),
    faces: { css: '' },
    fontsOf: () => [],
    files: noFiles,
    hashed: null,
  }
}
