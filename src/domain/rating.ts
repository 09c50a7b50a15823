/** The average with a new vote of the same user in it: shown before the backend has answered. */
import type { Rating, Score } from '../contract/ratings.ts'

export const withVote = (rating: Rating, score: Score): Rating => {
  const others = rating.count - (rating.score === null ? 0 : 1)
  const sum = (rating.average ?? 0) * rating.count - (rating.score ?? 0) + score
  const count = others + 1
  return { ...rating, score, count, average: sum / count }
}

/** Stars are chosen and shown in whole ones; the average beside them has one decimal. */
export const inTenths = (average: number): number => Math.round(average * 10) / 10
