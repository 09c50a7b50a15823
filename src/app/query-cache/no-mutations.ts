/**
 * What the query client holds in place of the library's own cache of writes (see `vite.config.ts`): ours go through
 * `src/api/offline-writes/offline-writes.ts`, and a visitor would carry that cache for nothing. A write that is given to it fails at once.
 */
export class MutationCache {
  readonly getAll = (): never[] => []
  readonly findAll = this.getAll
  readonly subscribe = () => () => {}
  readonly clear = () => {}
  readonly resumePausedMutations = () => Promise.resolve()
}
