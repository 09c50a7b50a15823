/**
 * The face of the login's pages, out of the package: these pages stand apart from the portal's build and must look
 * right while that is being replaced.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const subsets = {
  latin: 'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122',
  'latin-ext': 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+1EF2-1EFF',
  arabic: 'U+0600-06FF, U+200C-200E, U+2010-2011, U+FB50-FDFF, U+FE70-FEFC',
} as const
type Subset = keyof typeof subsets
const isSubset = (name: string): name is Subset => Object.hasOwn(subsets, name)

const base = '/oidc/face'
export const fontFaces = Object.entries(subsets)
  .map(
    ([name, range]) =>
      `@font-face{font-family:'Readex Pro';src:url(${base}/${name}.woff2) format('woff2');font-weight:160 700;font-display:swap;unicode-range:${range}}`,
  )
  .join('')

const kept = new Map<Subset, Buffer>()
const read = (subset: Subset) => {
  const file = createRequire(import.meta.url).resolve(
    `@fontsource-variable/readex-pro/files/readex-pro-${subset}-wght-normal.woff2`,
  )
  const bytes = kept.get(subset) ?? readFileSync(file)
  kept.set(subset, bytes)
  return bytes
}
/** The bytes behind `/oidc/face/{subset}.woff2`, or null for any other path. */
export const fontAt = (path: string): Buffer | null => {
  const name = /^\/oidc\/face\/([a-z-]+)\.woff2$/.exec(path)?.[1] ?? ''
  return isSubset(name) ? read(name) : null
}
