import { createHash } from 'node:crypto'
import { basename, join, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** `Card_title_x3f`; the hash is of the file's path, the same for the page and for the page as a string. */
const scopedName = (name: string, file: string) => {
  const path = file.split('?')[0] ?? file
  const hash = createHash('sha256').update(relative(root, path)).digest('base64url').slice(0, 3)
  return `${basename(path, '.module.css')}_${name}_${hash}`
}
export const css = { modules: { generateScopedName: scopedName } }
