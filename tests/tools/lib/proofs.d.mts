export function proofsIn(
  reports: readonly object[],
  known: ReadonlySet<string>,
): Record<'proven' | 'doubtful' | 'unknown' | 'unreadable', Set<string>>
