/** What a listener would notice between two tracks: one louder than the other, or both the same. */
import { describe, expect, it } from 'vitest'
import { compose } from './compose.ts'
import { levelOf } from './loudness.ts'
import { targetLevel } from './gain.ts'
import { render } from './mixer.ts'
import { type Stereo, sampleRate } from './pcm.ts'
import { type Mood, recipeOf } from './recipe.ts'

const played = (mood: Mood, players: { act?: string; album?: string } = {}, seconds = 45): Stereo[] =>
  Array.from(
    render(compose(recipeOf(`trk_${mood}`, { mood, ...players }, seconds)), { from: 0, seconds }),
    ({ block, count }) => ({ left: block.left.slice(0, count), right: block.right.slice(0, count) }),
  )
const moods = ['calm', 'dance', 'desert', 'lullaby'] as const
const tracks = new Map(moods.map((mood) => [mood, played(mood)]))
const pieces = (mood: (typeof moods)[number]) => tracks.get(mood) ?? []

/** Share of the energy in nine octaves from 60 Hz, by Goertzel on a grid of thirds. */
const spectrumOf = (blocks: readonly Stereo[]): number[] => {
  const tones = Array.from({ length: 24 }, (_, i) => 65 * 2 ** (i / 3))
  const powers = tones.map((tone) => {
    const turn = 2 * Math.cos((2 * Math.PI * tone) / sampleRate)
    return blocks
      .filter((_, at) => at % 6 === 3)
      .reduce((sum, { left }) => {
        let [one, two] = [0, 0]
        for (const value of left) [one, two] = [value + turn * one - two, one]
        return sum + one * one + two * two - turn * one * two
      }, 0)
  })
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}
const distance = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, share, at) => sum + Math.abs(share - (b[at] ?? 0)), 0) / 2

describe('music', () => {
  it('is as loud in one mood as in another, within 1.5 dB', () => {
    for (const mood of moods)
      expect(Math.abs(20 * Math.log10(levelOf(pieces(mood)) / targetLevel)), mood).toBeLessThan(1.5)
  })
  it('never clips, and begins and ends in silence', () => {
    for (const mood of moods) {
      const [first, last] = [pieces(mood)[0]?.left, pieces(mood).at(-1)?.left]
      expect(Math.abs(first?.[0] ?? 1)).toBeLessThan(0.001)
      expect(Math.abs(last?.at(-1) ?? 1)).toBeLessThan(0.001)
      for (const { left } of pieces(mood))
        expect(left.reduce((most, value) => Math.max(most, Math.abs(value)), 0)).toBeLessThan(0.93)
    }
  })
  it('sounds different in every mood', () => {
    const spectra = moods.map((mood) => spectrumOf(pieces(mood)))
    for (const [at, one] of spectra.entries())
      for (const other of spectra.slice(at + 1)) expect(distance(one, other)).toBeGreaterThan(0.15)
  })
  it('of the same mood and tune sounds different by each act, and a little so on each of its albums', () => {
    const by = (act: string, album: string) => spectrumOf(played('city', { act, album }, 12))
    const spectra = ['art_one', 'art_two', 'art_four', 'art_five'].map((act) => by(act, 'alb_one'))
    const apart = spectra.flatMap((one, at) => spectra.slice(at + 1).map((other) => distance(one, other)))
    expect(Math.min(...apart)).toBeGreaterThan(0.005)
    expect(apart.reduce((sum, far) => sum + far, 0) / apart.length).toBeGreaterThan(0.1)
    expect(distance(by('art_one', 'alb_one'), by('art_one', 'alb_two'))).toBeGreaterThan(0.01)
  })
  it('is as loud by one act as by another, within 1.5 dB', () => {
    for (const act of ['art_one', 'art_two', 'art_three']) {
      const level = levelOf(played('bright', { act, album: act }, 15))
      expect(Math.abs(20 * Math.log10(level / targetLevel)), act).toBeLessThan(1.5)
    }
  })
})
