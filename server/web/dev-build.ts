/** The page from its sources, for development: nothing is cached, styles and components are replaced in place. */
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { Build } from './build.ts'
import { cssForStyle, tag } from './documents/markup.ts'
import { nonceMark } from './documents/template.ts'
import { rendererOf } from './load-renderer.ts'

const entry = '/src/main.tsx'
/** What plugin-react needs before the first component is loaded. */
const script = [
  "import { injectIntoGlobalHook } from '/@react-refresh'",
  'injectIntoGlobalHook(window)',
  'window.$RefreshReg$ = () => {}',
  'window.$RefreshSig$ = () => (type) => type',
  "import('/@vite/client')",
].join(';')

/** Styles of the entry come before those of the screens. */
const baseStyles = ['/src/ui/fonts.css', '/src/ui/base.css']
const stylesOf = ({ environments }: ViteDevServer) => [
  ...baseStyles,
  ...[...(environments['ssr']?.moduleGraph.urlToModuleMap.keys() ?? [])].filter((url) =>
    /^\/src\/.*\.module\.css$/.test(url),
  ),
]

/** Named as Vite names them in the browser, so that it adopts and updates these elements. */
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
      // Vite's client reads the nonce for replaced styles from this element.
      preamble: `${tag('meta', { property: 'csp-nonce', nonce: nonceMark })}${styles.join('')}<script type="module" nonce="${nonceMark}">${script}</script>`,
    }),
    fontFaces: { css: '' },
    fontsOf: () => [],
    files: noFiles,
    hashed: null,
  }
}
