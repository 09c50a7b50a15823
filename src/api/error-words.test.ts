import { expect, it } from 'vitest'
import { OfflineError } from './backend-error.ts'
import { wordsOfError } from './error-words.ts'

it('a call without an answer reads as a lost connection, unless it was only late or another text is asked for', () => {
  expect(wordsOfError(new OfflineError('no answer'))).toEqual(['states.noConnection'])
  expect(wordsOfError(new OfflineError('no answer'), 'login.failed')).toEqual(['login.failed'])
  expect(wordsOfError(new OfflineError('late', { cause: 'TimeoutError' }))).toEqual(['states.late.told'])
  expect(wordsOfError(new TypeError('a fault of the page'))).toEqual(['error.unknown'])
})
