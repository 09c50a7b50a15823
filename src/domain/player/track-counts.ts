/** What tracks are called when they are counted: the kinds in which they come, each with its number. */
const wordOf = (kind: string) => {
  if (kind === 'chapter') return 'spoken.chapters'
  return kind === 'episode' ? 'cards.episodes' : 'cards.songs'
}
type CountWord = ReturnType<typeof wordOf>

export const countWords = (tracks: readonly { kind: string }[]): [word: CountWord, count: number][] => {
  const counts = new Map<CountWord, number>()
  for (const { kind } of tracks) {
    const word = wordOf(kind)
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts]
}
