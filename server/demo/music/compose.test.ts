/** Checks whether the second half of a piece has anything that the first half did not. */
import { describe, expect, it } from 'vitest'
import { compose } from './compose.ts'
import { moods, recipeOf } from './recipe.ts'

const seconds = 240
/** The tune in pieces of eight bars, each as the pitches that are sung in it. */
const tunesOf = (mood: (typeof moods)[number], id: string) => {
  const recipe = recipeOf(id, { mood }, seconds)
  const bars = ((mood === 'lullaby' ? 3 : 4) * 60) / recipe.tempo
  const sung = compose(recipe).events.filter(({ pan }) => pan === 0.08)
  const pieces = new Map<number, string[]>()
  for (const { at, midi, voice } of sung) {
    const piece = Math.floor((at - 4 * bars) / (8 * bars))
    pieces.set(piece, [...(pieces.get(piece) ?? []), `${voice} ${midi}`])
  }
  return [...pieces.values()].map((notes) => notes.join())
}

describe('a piece of four minutes', () => {
  it.each(moods)('varies between its halves: %s', (mood) => {
    for (const id of ['trk_one', 'trk_two', 'trk_three']) {
      const tunes = tunesOf(mood, id)
      const [first, second] = [tunes.slice(0, tunes.length / 2), tunes.slice(tunes.length / 2)]
      const again = second.filter((tune) => first.includes(tune))
      expect(again.length / second.length, id).toBeLessThan(0.4)
    }
  })
  it('is deterministic', () => {
    const recipe = recipeOf('trk_one', { mood: 'lullaby' }, seconds)
    expect(compose(recipe)).toEqual(compose(recipe))
  })
})
