import { join } from 'node:path'
import type { Plugin } from 'vite'

const own = join(import.meta.dirname, '../../src/app/load-chunk.ts')

/** Parts that come late are loaded by `src/app/load-chunk.ts`. */
export const leanParts: Plugin = {
  name: 'riwaq:lean-parts',
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
