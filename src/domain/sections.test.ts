import { expect, it } from 'vitest'
import { isSection } from './sections.ts'

it.each([
  ['home', '/', [], true],
  ['a room that this tenant has under another name', '/music/list', ['home', 'listen'], true],
  ['a room of its own', '/garden', ['home', 'garden'], true],
  ['what another tenant calls a room', '/garden', ['home'], false],
  ['a shelf of one’s own', '/history', ['home'], true],
  ['an album', '/music/albums/x/y', ['home', 'music'], false],
] as const)('%s is a top-level section or not: %s', (_, path, own, is) => {
  expect(isSection(path, own)).toBe(is)
})
