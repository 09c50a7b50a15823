import { expect, it } from 'vitest'
import { errorReason } from './error-reason.ts'

it.each([
  [new Error('it is gone'), 'it is gone'],
  [Object.assign(new Error(''), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [
    new Error('Aborted(). Build with -sASSERTIONS for more info.'),
    'the engine broke off, as the disk takes no more or the store is damaged',
  ],
  [{ name: 'ErrnoError', errno: 51 }, 'no space is left on the disk'],
  [{ name: 'ErrnoError', errno: 44 }, 'error 44 of the file system'],
  ['so', 'so'],
])('an error reason is described in words: %o', (error, words) => {
  expect(errorReason(error)).toBe(words)
})
