import { join } from 'node:path'
import type { Plugin } from 'vite'

const own = join(import.meta.dirname, '../../src/app/load-chunk.ts')

/**
 * Whatever the page loads by `import()` goes through `src/app/load-chunk.ts`, in place of the helper that the build tool
 * puts there. Vite's helper reports every chunk that fails, also offline, where reloading the page (ERR-25) would lose it;
 * it never requests a failed style sheet again; and it reads the nonce from a meta element that documents lack. Ours
 * reports only while the browser is online, requests again, and takes the nonce from any element that carries one.
 */
export const chunkLoader: Plugin = {
  name: 'riwaq:chunk-loader',
  apply: 'build',
  transform: {
    order: 'post',
    handler: (code, id) => {
      if (!id.includes('vite/preload-helper')) return null
      if (!code.includes('export const __vitePreload ='))
        throw new Error('the build asks for parts by another name')
      return { code: `export { loadChunk as __vitePreload } from ${JSON.stringify(own)}`, map: null }
    },
  },
}
