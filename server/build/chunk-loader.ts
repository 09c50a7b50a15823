import { join } from 'node:path'
import type { Plugin } from 'vite'

const own = join(import.meta.dirname, '../../src/app/load-chunk.ts')

/**
 * Whatever the page loads by `import()` goes through `src/app/load-chunk.ts`, in place of the helper that the build tool
 * puts there. That one tells of every part that did not come, also without a connection, where loading the page anew
 * (ERR-25) would only lose it; it never asks again for a style file that was lost once; and it reads the nonce from an
 * element that documents lack. Ours tells only while the browser is online, asks again, and takes the nonce from any
 * element that carries one.
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
