import { describe, expect, it } from 'vitest'
import {
  episodeAfter,
  freeAtStart,
  isPartlyWatched,
  isWatched,
  seasonsOf,
  secondsToNext,
  episodeToWatch,
} from './watch-progress.ts'

const episode = (id: string, season: number) => ({ id, season, duration: 1000 })
const episodes = [episode('a', 1), episode('b', 1), episode('c', 2)]

describe('a position in a video', () => {
  it.each([
    [0, 'new'],
    [9, 'new'],
    [10, 'in progress'],
    [949, 'in progress'],
    [950, 'watched'],
    [1000, 'watched'],
  ])('at %i seconds of 1000 it is %s', (at, state) => {
    expect([isPartlyWatched(at, 1000), isWatched(at, 1000)]).toEqual([
      state === 'in progress',
      state === 'watched',
    ])
  })
  it('in a video of unknown length is never its end', () => {
    expect(isWatched(5000, 0)).toBe(false)
  })
})

describe('a series', () => {
  it('has its seasons in order, whatever order its episodes come in', () => {
    const turned = [...episodes].reverse()
    expect(seasonsOf(turned).map(({ season, episodes: held }) => [season, held.map(({ id }) => id)])).toEqual(
      [
        [1, ['b', 'a']],
        [2, ['c']],
      ],
    )
  })
  it.each([
    [[], 'a'],
    [[['b', 300]], 'b'],
    [[['b', 1000]], 'c'],
    [
      [
        ['b', 1000],
        ['a', 300],
      ],
      'c',
    ],
    [[['c', 1000]], 'a'],
    [[['elsewhere', 300]], 'a'],
  ] as [[string, number][], string][])('after %j continues with %s', (places, id) => {
    expect(episodeToWatch(episodes, new Map(places))?.id).toBe(id)
  })
  it('without episodes continues with nothing', () => {
    expect(episodeToWatch([], new Map())).toBeUndefined()
  })
  it('knows what follows an episode, and that nothing follows the last', () => {
    expect([
      episodeAfter(episodes, 'a')?.id,
      episodeAfter(episodes, 'c'),
      episodeAfter(episodes, 'x'),
    ]).toEqual(['b', undefined, undefined])
  })
})

describe('the next video', () => {
  it.each([
    [0, 600, null],
    [589.9, 600, null],
    [590, 600, 10],
    [598.2, 600, 2],
    [600, 600, 0],
    [601, 600, 0],
    [8, 10, null],
    [0, 0, null],
  ])('at second %d of %d starts in %j', (at, duration, seconds) => {
    expect(secondsToNext(at, duration)).toBe(seconds)
  })
})

it('a series is free up to its first episode that needs a plan', () => {
  expect(freeAtStart([{}, {}, { premium: true }, {}])).toBe(2)
  expect(freeAtStart([{ premium: true }, {}])).toBe(0)
  // All of them are free, so there is no note.
  expect(freeAtStart([{}, {}])).toBe(0)
})
