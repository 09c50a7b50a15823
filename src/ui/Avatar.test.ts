import { expect, it } from 'vitest'
import { initialsOf } from './Avatar.tsx'

it.each([
  ['lina', 'Li'],
  [' Omar ', 'Om'],
  ['سلمى', 'س'],
  ['山田', '山'],
  ['É', 'É'],
  ['', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
