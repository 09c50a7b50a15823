/** A definite "not found" deletes the stored answer; no other failure deletes anything. */
import type { Query } from '@tanstack/react-query'
import { BackendError } from '../../api/backend-error.ts'
import { isPaged } from './persisted-schemas.ts'

/** The next visit asks again. A list keeps the pages it has, even if its next one is not found. */
export const dropDeleted = async <T>(
  answer: Promise<T>,
  query: Query,
  removeStored: (query: Query) => Promise<unknown>,
): Promise<T> => {
  try {
    return await answer
  } catch (error) {
    if (error instanceof BackendError && error.isGone && !isPaged(query.state.data)) {
      await removeStored(query)
      query.setState({ data: undefined, dataUpdatedAt: 0 })
    }
    throw error
  }
}
