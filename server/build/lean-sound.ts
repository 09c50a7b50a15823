import type { Plugin } from 'vite'

const asks = /"function"==typeof define[^;]*?"undefined"!=typeof exports&&/
const globals = /,"undefined"!=typeof global\?\([^)]*\):"undefined"!=typeof window&&\([^)]*\)/

/** Howler also offers itself to loaders of other times and to the window; here it is only ever imported. */
export const leanSound: Plugin = {
  name: 'riwaq:lean-sound',
  apply: 'build',
  transform: {
    order: 'pre',
    handler: (code, id) => {
      if (!id.includes('howler.core.min')) return null
      if (!asks.test(code) || !globals.test(code)) throw new Error('howler ends in another way')
      return { code: code.replace(asks, '').replace(globals, ''), map: null }
    },
  },
}
