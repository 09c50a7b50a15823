import { expect, it } from 'vitest'
import { isSection } from './sections.ts'

it.each([
  ['home', '/', [], true],
  ['a section that this tenant has under another name', '/music/list', ['home', 'listen'], true],
  ['a section of its own', '/garden', ['home', 'garden'], true],
  ['a section of another tenant', '/garden', ['home'], false],
  ['the library of a user', '/history', ['home'], true],
  ['an album', '/music/albums/x/y', ['home', 'music'], false],
] as const)('%s is a top-level section or not: %s', (_, path, own, is) => {
  expect(isSection(path, own)).toBe(is)
})
