import { wordsOfCode } from '../contract/error-words.ts'
import { BackendError, OfflineError, isLate } from './backend-error.ts'

type ErrorKey = ReturnType<typeof wordsOfCode>

/** Keys in the order in which they are tried; `fallback` is for unknown codes. */
export const wordsOfError = <const Key extends string = 'error.unknown'>(
  error: unknown,
  fallback?: Key,
): readonly (Key | ErrorKey | 'states.late.told' | 'states.noConnection')[] => {
  if (error instanceof OfflineError && !isLate(error) && fallback === undefined)
    return ['states.noConnection']
  const last = fallback ?? 'error.unknown'
  if (isLate(error)) return ['states.late.told']
  return error instanceof BackendError ? [wordsOfCode(error.code), last] : [last]
}
