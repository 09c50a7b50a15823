import { join } from 'node:path'

const own = join(import.meta.dirname, '../../src/app/query-cache/no-mutations.ts')

/** Nothing of ours writes by the query library: its cache of writes is `src/app/query-cache/no-mutations.ts`. */
export const leanData = {
  name: 'lean-data',
  enforce: 'pre' as const,
  transform: (code: string, id: string) => {
    if (!/\/query-core\/.*\/mutationCache\.js$/.test(id)) return null
    if (!/export \{ MutationCache \}/.test(code)) throw new Error('the library keeps writes by another name')
    return { code: `export { MutationCache } from ${JSON.stringify(own)}`, map: null }
  },
}
