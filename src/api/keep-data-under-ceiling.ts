import type { Query, QueryKey } from '@tanstack/react-query'
import { ratingOfKey } from '../contract/rating-of-key.ts'

/** As `keepPreviousData`, but nothing that was read under another age ceiling is shown until the answer comes. */
export const keepDataUnderCeiling =
  (key: QueryKey) =>
  <Data>(previous: Data | undefined, previousQuery: Pick<Query, 'queryKey'> | undefined): Data | undefined =>
    previousQuery && ratingOfKey(previousQuery.queryKey) === ratingOfKey(key) ? previous : undefined
