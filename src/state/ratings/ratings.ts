import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { ratingQuery } from '../../api/ratings.ts'
import type { Rating } from '../../contract/ratings.ts'
import { withVote } from '../../domain/rating.ts'
import { subjectOfRating } from '../../domain/write-subjects.ts'
import { voteOf } from '../../domain/vote-of.ts'
import { personalScopeOf, usePortal } from '../portal/portal.tsx'
import { session } from '../session/session.ts'
import { pendingWrites } from '../offline-writes/pending.ts'

interface RatingAnswer {
  rating: Rating | undefined
  error: unknown
  retry: () => void
}
/** RATING-01: nothing is fetched for a visitor, whose rating stays undefined. */
export const useRating = (id: string): RatingAnswer => {
  const { status } = useSnapshot(session)
  const { data, error, refetch } = useQuery({
    ...ratingQuery(personalScopeOf(usePortal()), id),
    enabled: status === 'user',
  })
  const { intents } = useSnapshot(pendingWrites)
  const waiting = intents.findLast(({ subject }) => subject === subjectOfRating(id))
  const vote = waiting ? voteOf(waiting) : null
  const rating = data ?? { articleId: id, score: null, average: null, count: 0 }
  return { rating: vote ? withVote(rating, vote.score) : data, error, retry: () => void refetch() }
}
