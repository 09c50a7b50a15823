/** Read from the packages: login pages must look right while the portal's build is replaced. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Tenant } from '../../tenants/tenant.ts'

const ranges = {
  latin: 'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122',
  'latin-ext': 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+1EF2-1EFF',
  arabic: 'U+0600-06FF, U+200C-200E, U+2010-2011, U+FB50-FDFF, U+FE70-FEFC',
} as const
type Subset = keyof typeof ranges

interface Typeface {
  family: string
  weights: string
  /** Headings may be set wider than its own width. */
  widths?: string
  subsets: readonly Subset[]
  /** Its space is so narrow that Latin words run together. */
  isTight?: true
}
const typefaces: Record<string, Typeface> = {
  'readex-pro': { family: 'Readex Pro', weights: '160 700', subsets: ['latin', 'latin-ext', 'arabic'] },
  'reem-kufi': {
    family: 'Reem Kufi',
    weights: '400 700',
    subsets: ['latin', 'latin-ext', 'arabic'],
    isTight: true,
  },
  archivo: { family: 'Archivo', weights: '100 900', widths: '62% 125%', subsets: ['latin', 'latin-ext'] },
}

const base = '/oidc/face'
const rulesOf = ([name, { family, weights, widths = 'normal', subsets, isTight }]: [string, Typeface]) =>
  subsets.map(
    (subset) =>
      `@font-face{font-family:'${family}';src:url(${base}/${name}-${subset}.woff2) format('woff2');font-weight:${weights};font-stretch:${widths};font-display:swap;unicode-range:${isTight ? ranges[subset].replace('U+0000', 'U+0021') : ranges[subset]}}`,
  )

export const fontFaces = ({ tokens }: Pick<Tenant, 'tokens'>): string =>
  Object.entries(typefaces)
    .filter(([name, { family }]) => name === 'readex-pro' || tokens.both['--display']?.includes(family))
    .flatMap(rulesOf)
    .join('')

const paths = new Map(
  Object.entries(typefaces).flatMap(([name, { subsets, widths }]) =>
    subsets.map((subset) => [
      `${base}/${name}-${subset}.woff2`,
      `@fontsource-variable/${name}/files/${name}-${subset}-${widths ? 'wdth' : 'wght'}-normal.woff2`,
    ]),
  ),
)
const cachedFonts = new Map<string, Buffer>()
const read = (file: string) => {
  const bytes = cachedFonts.get(file) ?? readFileSync(createRequire(import.meta.url).resolve(file))
  cachedFonts.set(file, bytes)
  return bytes
}
/** The bytes behind `/oidc/face/{face}-{subset}.woff2`, or null for any other path. */
export const fontAt = (path: string): Buffer | null => {
  const file = paths.get(path)
  return file === undefined ? null : read(file)
}
