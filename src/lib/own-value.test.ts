import { expect, it } from 'vitest'
import { ownValue } from './own-value.ts'

it('finds what a record has itself', () => {
  expect(ownValue({ home: 'Home' }, 'home')).toBe('Home')
  expect(ownValue({ home: 'Home' }, 'music')).toBeUndefined()
})
it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'does not find %s, which every object has',
  (name) => {
    expect(ownValue({ home: 'Home' }, name)).toBeUndefined()
  },
)
it('finds nothing where there is no record or no name', () => {
  expect(ownValue(undefined, 'home')).toBeUndefined()
  expect(ownValue({ home: 'Home' }, undefined)).toBeUndefined()
})
