/** A definite "there is no such thing" is stronger than what was kept of it; no other failure takes anything away. */
import type { Query } from '@tanstack/react-query'
import { BackendError } from '../../api/backend-error.ts'
import { isPaged } from './persisted-schemas.ts'

/**
 * Without data its screen shows the failure, and whoever comes again asks again. A list keeps the pages it has: one that
 * cannot go on is not gone.
 */
export const dropDeleted = async <T>(
  answer: Promise<T>,
  query: Query,
  forget: (query: Query) => Promise<unknown>,
): Promise<T> => {
  try {
    return await answer
  } catch (error) {
    if (error instanceof BackendError && error.isGone && !isPaged(query.state.data)) {
      await forget(query)
      query.setState({ data: undefined, dataUpdatedAt: 0 })
    }
    throw error
  }
}
