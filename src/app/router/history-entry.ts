const idOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'id' in state && typeof state.id === 'string'
    ? state.id
    : null

export const newEntryState = () => ({ id: crypto.randomUUID() })

export const currentEntryKey = (): string =>
  ('navigation' in window ? window.navigation.currentEntry?.key : undefined) ?? idOf(history.state) ?? 'first'
