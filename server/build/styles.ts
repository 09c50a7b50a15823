import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')

/**
 * Classes are in every document, twice: as rules and in the markup. Three letters of a hash, from a place where no two of
 * today's meet, the same for the page and for the page as a string; two classes that share them fail the build.
 */
const named = new Map<string, string>()
const scopedName = (name: string, file: string) => {
  const id = `${relative(root, file.split('?')[0] ?? file)}:${name}`
  const short = `_${createHash('sha256').update(id).digest('base64url').slice(2, 5)}`
  const other = named.get(short) ?? id
  if (other !== id) throw new Error(`${id} and ${other} share the class ${short}: rename one`)
  named.set(short, id)
  return short
}
export const css = { modules: { generateScopedName: scopedName } }
