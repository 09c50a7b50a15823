import type { Score } from '../contract/ratings.ts'

export interface Vote {
  articleId: string
  score: Score
}
const isVote = (body: unknown): body is Vote =>
  typeof body === 'object' &&
  body !== null &&
  'articleId' in body &&
  typeof body.articleId === 'string' &&
  'score' in body &&
  typeof body.score === 'number' &&
  [1, 2, 3, 4, 5].includes(body.score)

export const voteOf = ({
  call,
  input,
}: {
  readonly call: string
  readonly input: { readonly body?: unknown }
}): Vote | null => (call === 'putRating' && isVote(input.body) ? input.body : null)
