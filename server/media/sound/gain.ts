/** How much softer a player makes a sound, so that all are equally loud. */
import { targetLevel } from '../../demo/music/loudness.ts'
import type { SoundExtent } from '../../demo/sound/sound-job.ts'
import { type PlayableItem, soundFileOf } from '../../demo/sound/sound-file.ts'
import type { Sounds } from './sounds.ts'

/** A player can only lower: a decibel and a half under what is aimed at, where nearly every piece comes down to. */
export const referenceLevel = targetLevel * 10 ** (-1.5 / 20)

export type GainOf = (sounding: PlayableItem, part: SoundExtent) => Promise<number>

/** What was not made yet is taken for what is aimed at. */
export const gainAt = (level: number | null) =>
  Math.min(1, Math.round((1000 * referenceLevel) / (level ?? targetLevel)) / 1000)

export const createGainOf =
  (sounds: Pick<Sounds, 'levelOf'>): GainOf =>
  async (sounding, part) => {
    const file = soundFileOf(sounding, part)
    return gainAt(file && (await sounds.levelOf(file.name)))
  }
