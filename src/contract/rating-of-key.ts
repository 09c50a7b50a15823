import { isLanguage } from './languages.ts'

/** Every answer that an age ceiling filters has the ceiling in its key, behind the language. */
const ratingPlace = (key: readonly unknown[]) =>
  key.findIndex((part, at) => typeof part === 'number' && at > 0 && isLanguage(key[at - 1]))

/** The age ceiling under which an answer was read; null where none filters it. */
export const ratingOfKey = (key: readonly unknown[]): number | null => {
  const rating = key[ratingPlace(key)]
  return typeof rating === 'number' ? rating : null
}

export const keyWithRating = (key: readonly unknown[], rating: number): readonly unknown[] => {
  const place = ratingPlace(key)
  return place < 0 ? key : key.with(place, rating)
}
