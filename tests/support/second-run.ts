/**
 * CI runs the suites on the embedded database and once more on PostgreSQL. Tests that do not depend on the store (every
 * address in every language) run in full the first time and as a sample the second.
 */
export const isSecondRun = Boolean(process.env['TEST_DATABASE_URL'])

/** `npm run long` and `npm run attack` walk everything. */
const isComplete = Boolean(process.env['LONG'] ?? process.env['ATTACK'])

/**
 * One half in each of the two runs of CI, together the whole list; `turn` swaps the halves, so that lists that are
 * combined with others meet all of them.
 */
export const halfOf = <T>(items: readonly T[], turn = 0): readonly T[] =>
  isComplete ? items : items.filter((_, at) => (at + turn) % 2 === Number(isSecondRun))

/** Every nth, others in the second run. */
export const everyNth = <T>(items: readonly T[], n: number): readonly T[] =>
  isComplete ? items : items.filter((_, at) => at % n === Number(isSecondRun))

/** One of `parts` shares of a list; all shares together are the list. */
export const shareOf = <T>(items: readonly T[], parts: number, share = 0): readonly T[] =>
  isSecondRun ? items.filter((_, at) => at % parts === share % parts) : items

/**
 * Of a journey that runs over PostgreSQL only. Each row that it names is proven with `npm test` by a test that takes less
 * time; one that names none has a neighbour in its file that stays.
 */
export const inSecondRun = { tag: '@second-run' }
