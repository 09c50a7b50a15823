/** What sounds are called when they are counted; the first speaks for all. */
import type { Track } from '../../contract/content.ts'

export const countWordOf = ([first]: readonly Pick<Track, 'kind'>[]) => {
  if (first?.kind === 'chapter') return 'spoken.chapters'
  return first?.kind === 'episode' ? 'cards.episodes' : 'cards.songs'
}
