/** The order of favourites, and those that a filter leaves: over all of them, not over those that are loaded. */
import type { LikeSort } from '../../../src/contract/like-sorts.ts'
import type { Language } from '../../../src/contract/languages.ts'
import { type Word, wordsIn } from '../../../src/domain/search/fold.ts'
import { pickText } from '../content/cards.ts'
import type { LikedTitle } from './likes.repository.ts'

interface Liked {
  id: string
  title: string
  artist: string
}

const isMatch = (typed: readonly Word[], { title, artist }: Liked) => {
  const own = wordsIn(`${title} ${artist}`).flat()
  return typed.every((spellings) =>
    own.some((word) => spellings.some((spelling) => word.startsWith(spelling))),
  )
}

/** In the reader's alphabet; what is equal keeps its order, the newest first. */
const sorted = (liked: readonly Liked[], sort: LikeSort, lang: Language) => {
  const { compare } = new Intl.Collator(lang, { numeric: true })
  if (sort === 'title') return liked.toSorted((a, b) => compare(a.title, b.title))
  if (sort === 'artist')
    return liked.toSorted((a, b) => compare(a.artist, b.artist) || compare(a.title, b.title))
  return liked
}

interface LikesOrder {
  sort: LikeSort
  q: string
  lang: Language
}
export const orderLikes = (rows: readonly LikedTitle[], { sort, q, lang }: LikesOrder): string[] => {
  const liked = rows.map(({ id, titles, artist, lang: own }) => ({
    id,
    title: pickText(titles ?? undefined, lang, own).text,
    artist: artist ?? '',
  }))
  const typed = wordsIn(q)
  const found = typed.length > 0 ? liked.filter((one) => isMatch(typed, one)) : liked
  return sorted(found, sort, lang).map(({ id }) => id)
}
