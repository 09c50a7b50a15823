/**
 * What the browser gets is packed once more: terser finds 2 to 4 % that the bundler's own, much quicker packer leaves,
 * in seconds. React comes packed already, words are but words, and the film library weighs on nobody's first visit:
 * on these it would spend as long again, for nothing.
 */
import { minify } from 'terser'
import type { Plugin } from 'vite'

const isLeanAlready = (chunk: string) => /^(?:react|hls|words-)/.test(chunk)

/** `module`: what is named at the top of a file is that file's own; of a worker that is one function, everything is. */
export const leanCode = (): Plugin => ({
  name: 'riwaq:lean-code',
  apply: 'build',
  renderChunk: {
    order: 'post',
    handler: async (code, { name }, { format }) => {
      if (isLeanAlready(name)) return null
      const isModule = format === 'es'
      const { code: lean } = await minify(code, {
        module: isModule,
        toplevel: true,
        compress: { passes: 2, ecma: 2020 },
      })
      return lean ? { code: lean, map: null } : null
    },
  },
})
