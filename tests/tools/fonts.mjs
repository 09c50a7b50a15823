/**
 * Subsets the web fonts: only the letters of our six languages, only the weights in use. Run it after a change of
 * letters or weights: `node tests/tools/fonts.mjs`. The results are committed in `src/ui/fonts`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const root = new URL('../../', import.meta.url)
const source = (name) =>
  fileURLToPath(new URL(`node_modules/@fontsource-variable/${name}-normal.woff2`, root))

const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at))

const ascii = range(0x20, 0x7e)
const latin = ascii + 'ÀÂÄÆÇÈÉÊËÎÏÔÙÛÜŒàâäæçèéêëîïôùûüÿœßÖöÁÍÑÓÚáíñóú' + '\u00a0\u202f¡¿«»„“”‘’…–—·•×−€©°′″'
/** Rare letters go into a file of their own, fetched only where one of them is shown. */
const romanian = 'ĂăȘșȚțŞşŢţ'
const arabic =
  range(0x0621, 0x063a) +
  range(0x0640, 0x0655) +
  range(0x0660, 0x066d) +
  '\u060c\u061b\u061f\u0670\u0671\u067e\u0686\u0698\u06a4\u06a9\u06af\u06cc\u200c\u200d\u200e\u200f ' +
  '\ufd3e\ufd3f'

const display = ascii + 'ÀÂÄÇÈÉÊËÎÏÔÙÛÜŒàâäçèéêëîïôùûüœßÖöÁÍÑÓÚáíñóú\u00a0¡¿«»„“”‘’…–—·−€'

const fontFaces = [
  ['readex-latin', 'readex-pro/files/readex-pro-latin-wght', latin, { wght: { min: 400, max: 600 } }],
  [
    'readex-romanian',
    'readex-pro/files/readex-pro-latin-ext-wght',
    romanian,
    { wght: { min: 400, max: 600 } },
  ],
  ['readex-arabic', 'readex-pro/files/readex-pro-arabic-wght', arabic, { wght: { min: 400, max: 600 } }],
  ['reem-latin', 'reem-kufi/files/reem-kufi-latin-wght', display, { wght: 600 }],
  ['reem-romanian', 'reem-kufi/files/reem-kufi-latin-ext-wght', romanian, { wght: 600 }],
  ['reem-arabic', 'reem-kufi/files/reem-kufi-arabic-wght', arabic, { wght: 600 }],
  ['archivo-latin', 'archivo/files/archivo-latin-standard', display, { wght: 800, wdth: 112 }],
  ['archivo-romanian', 'archivo/files/archivo-latin-ext-standard', romanian, { wght: 800, wdth: 112 }],
]

for (const [name, file, letters, variationAxes] of fontFaces) {
  const original = await readFile(source(file))
  const cut = await subsetFont(original, letters, { targetFormat: 'woff2', variationAxes })
  await writeFile(new URL(`src/ui/fonts/${name}.woff2`, root), cut)
  process.stdout.write(`${name} ${(cut.length / 1000).toFixed(1)} kB\n`)
}
