import { expect, it } from 'vitest'
import { categoryOf } from './structure-request.ts'

it('only the page of one category has its picture', () => {
  expect(categoryOf({ name: 'music-genre', id: 'jazz' })).toBe('jazz')
  expect(categoryOf({ name: 'audiobook-genre', id: 'tales' })).toBe('tales')
  expect(categoryOf({ name: 'music-genre', id: null })).toBeNull()
  expect(categoryOf({ name: 'music-albums-category', id: 'all' })).toBeNull()
  expect(categoryOf({ name: 'articles-category', id: 'city' })).toBeNull()
})
