import { join } from 'node:path'

const ownIcon = join(import.meta.dirname, '../../src/ui/create-icon.ts')

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
            .replace(/, "key": "svg-\d+"/g, ''),
          map: null,
        }
      : null,
}
