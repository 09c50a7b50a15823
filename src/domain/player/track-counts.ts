/** Counts tracks by the kinds that have words of their own. */
type CountKey = 'spoken.chapters' | 'cards.episodes' | 'cards.songs'
const countKeys: Partial<Record<string, CountKey>> = { chapter: 'spoken.chapters', episode: 'cards.episodes' }

export const countTracksByKind = (tracks: readonly { kind: string }[]): [word: CountKey, count: number][] => {
  const counts = new Map<CountKey, number>()
  for (const { kind } of tracks) {
    const key = countKeys[kind] ?? 'cards.songs'
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts]
}
