import { join } from 'node:path'

const ownIcon = join(import.meta.dirname, '../../src/ui/create-icon.ts')

/**
 * Lines that are drawn alike are one: an eighth of the elements of a document were their parts. What is filled stays
 * apart, for where two of its shapes overlap one may cut a hole into the other.
 */
const asOneLine = (shapes: string): string => {
  const parts = JSON.parse(shapes) as readonly (readonly [tag: string, attributes: Record<string, string>])[]
  const lines = parts.map(([tag, { d = '', ...rest }]) =>
    tag === 'path' && !Object.keys(rest).length ? d : '',
  )
  return lines.every((line) => line.startsWith('M')) ? JSON.stringify(lines.join('')) : shapes
}

/** Icons are made by `src/ui/create-icon.ts`, on the page and in the page as a string alike. */
export const leanIcons = {
  name: 'lean-icons',
  enforce: 'pre' as const,
  resolveId: (source: string, importer?: string) =>
    source.endsWith('/createReactComponent.mjs') && importer?.includes('/@tabler/icons-react/')
      ? ownIcon
      : null,
  /** Names and keys that nothing of ours reads; there are a hundred of them. */
  transform: (code: string, id: string) =>
    /\/@tabler\/icons-react\/.*\/Icon\w+\.mjs$/.test(id)
      ? {
          code: code
            .replace(
              /createReactComponent\("(outline|filled)", "[^"]*", "[^"]*",/,
              'createReactComponent("$1",',
            )
            .replace(/, "key": "svg-\d+"/g, '')
            .replace(/(?<=const __iconNode = )\[.*\](?=;)/, (shapes) =>
              code.includes('createReactComponent("outline"') ? asOneLine(shapes) : shapes,
            ),
          map: null,
        }
      : null,
}
