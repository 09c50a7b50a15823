import { expect, it } from 'vitest'
import { inSteadyOrder } from './in-progress.ts'

const order = (items: readonly string[], shown: readonly string[]) =>
  inSteadyOrder(
    items.map((id) => ({ card: { id } })),
    shown,
  ).map(({ card }) => card.id)

it('an item that is played from its tile stays where it is', () => {
  expect(order(['third', 'first', 'second'], ['first', 'second', 'third'])).toEqual([
    'first',
    'second',
    'third',
  ])
})
it('what was not shown yet comes first, and what is gone leaves no gap', () => {
  expect(order(['new', 'third', 'first'], ['first', 'second', 'third'])).toEqual(['new', 'first', 'third'])
})
it('before anything was shown the newest comes first', () => {
  expect(order(['newest', 'older'], [])).toEqual(['newest', 'older'])
})
