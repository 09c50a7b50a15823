/**
 * What every first view waits for, and the player, is packed once more: terser finds 3 % that the bundler's own, much quicker packer
 * leaves. Over all files that takes minutes and gains nothing a visitor waits for.
 */
import { minify } from 'terser'
import type { Plugin } from 'vite'

export const leanPage: Plugin = {
  name: 'riwaq:lean-page',
  apply: 'build',
  renderChunk: {
    order: 'post',
    handler: async (code, { name }) => {
      if (name !== 'page' && name !== 'driver') return null
      const { code: lean } = await minify(code, { module: true, compress: { passes: 2, ecma: 2020 } })
      return lean ? { code: lean, map: null } : null
    },
  },
}
