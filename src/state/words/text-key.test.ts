import { expect, expectTypeOf, it } from 'vitest'
import englishWords from './english-words.d.ts?raw'
import type { TextKey } from './text-key.ts'

it('a translation key is an existing one; any other does not compile', () => {
  expectTypeOf<'favorite.added' | '404.head' | 'states.gone.title'>().toExtend<TextKey>()
  expectTypeOf<'favorite.addedd'>().not.toExtend<TextKey>()
  // A plural is chosen by its count.
  expectTypeOf<'states.saved.minutes'>().toExtend<TextKey>()
  expectTypeOf<'states.saved.minutes_one'>().not.toExtend<TextKey>()
})

it('the keys of every file of words are known, except of those that only the server reads', () => {
  const known = [...englishWords.matchAll(/locales\/en\/(\w+)\.json/g)].map(([, name]) => name)
  const files = Object.keys(import.meta.glob('../../../locales/en/*.json')).map((path) => path.slice(20, -5))
  const hosts = ['described', 'identity', 'manifest']
  expect([...known, ...hosts].sort(), 'rows of english-words.d.ts').toEqual(files.sort())
})
