import { type Artwork, paletteSets, type Palette } from '../../art/palettes.ts'
import { compose } from '../../music/compose.ts'
import { render } from '../../music/mixer.ts'
import { sampleRate } from '../../music/pcm.ts'
import { type Mood, recipeOf } from '../../music/recipe.ts'
import { clipSeconds } from '../short-videos.ts'
import { court, dunes, stars } from './court.ts'
import { bars, rails, signals } from './night-train.ts'
import { type Scene, field } from './scene.ts'
import { crossing, leaving, morning } from './sea.ts'

type Take = readonly [scene: Scene, palette: Palette]
interface Script {
  mood: Mood
  takes: readonly Take[]
}
const { full, garden, signal } = paletteSets

const scripts: Record<Artwork, Script> = {
  full: {
    mood: 'night',
    takes: [
      [leaving, full.harbour],
      [crossing, full.lagoon],
      [crossing, full.dusk],
      [morning, full.ember],
    ],
  },
  garden: {
    mood: 'desert',
    takes: [
      [court, garden.night],
      [stars, garden.mosaic],
      [dunes, garden.nile],
      [court, garden.courtyard],
    ],
  },
  signal: {
    mood: 'road',
    takes: [
      [rails, signal.signal],
      [bars, signal.chalk],
      [signals, signal.poster],
      [rails, signal.steel],
    ],
  },
}

const secondsPerTake = clipSeconds / 4
/** Between two scenes the picture is black for a moment. */
const dip = 0.4

export const drawingAt = (artwork: Artwork, seconds: number): string => {
  const { takes } = scripts[artwork]
  const place = Math.min(takes.length - 1, Math.floor(seconds / secondsPerTake))
  const at = seconds - place * secondsPerTake
  const [scene, palette] = takes[place] ?? []
  const fadeOut = 1 - Math.min(1, at / dip, (secondsPerTake - at) / dip)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${field.w * 2}" height="${field.h * 2}" viewBox="0 0 ${field.w} ${field.h}">` +
    `${scene && palette ? scene(at, palette) : ''}<rect width="640" height="360" opacity="${Math.max(0, fadeOut).toFixed(3)}"/></svg>`
  )
}

/** Two channels of 32-bit floats, one sample of each in turn. */
export const musicOf = (artwork: Artwork): { rate: number; sound: Float32Array } => {
  const recipe = recipeOf(`short film ${artwork}`, { mood: scripts[artwork].mood }, clipSeconds)
  const sound = new Float32Array(clipSeconds * sampleRate * 2)
  let place = 0
  for (const { block, count } of render(compose(recipe), { from: 0, seconds: clipSeconds }))
    for (let i = 0; i < count; i++) {
      sound[place++] = block.left[i] ?? 0
      sound[place++] = block.right[i] ?? 0
    }
  return { rate: sampleRate, sound }
}
