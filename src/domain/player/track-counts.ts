/** Counts tracks by the kinds that have words of their own. */
const countKeyOf = (kind: string) => {
  if (kind === 'chapter') return 'spoken.chapters'
  return kind === 'episode' ? 'cards.episodes' : 'cards.songs'
}
type CountKey = ReturnType<typeof countKeyOf>

export const countTracksByKind = (tracks: readonly { kind: string }[]): [word: CountKey, count: number][] => {
  const counts = new Map<CountKey, number>()
  for (const { kind } of tracks) {
    const key = countKeyOf(kind)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts]
}
