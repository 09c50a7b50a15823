/** What a failure says to a person: its code's words, else a kind sentence. The words come with the idle language. */
import { wordsOfCode } from '../contract/error-words.ts'
import { BackendError } from './backend-error.ts'

/** Keys in the order in which they are tried; `otherwise` is for codes that nobody here knows. */
export const wordsOfError = (error: unknown, otherwise = 'error.unknown'): readonly string[] =>
  error instanceof BackendError ? [wordsOfCode(error.code), otherwise] : [otherwise]
