/**
 * CI runs the suites on the embedded database and once more on PostgreSQL. Tests that do not depend on the store (every
 * address in every language) run in full the first time and as a sample the second.
 */
export const isSecondRun = Boolean(process.env['TEST_DATABASE_URL'])

/** One of `parts` shares of a list; all shares together are the list. */
export const shareOf = <T>(items: readonly T[], parts: number, share = 0): readonly T[] =>
  isSecondRun ? items.filter((_, at) => at % parts === share % parts) : items
