import { compose } from '../music/compose.ts'
import { createMp3 } from '../music/encode.ts'
import { createMeter } from '../music/loudness.ts'
import { render } from '../music/mixer.ts'
import type { Recipe } from '../music/recipe.ts'
import { narrate } from '../speech/narrate.ts'
import type { Speaker } from '../speech/speaker.ts'
import type { Extent } from '../../media/extent.ts'
import { type SoundWork, playedSeconds } from './sound-job.ts'

/** A preview of music begins at its full theme. */
const played = (recipe: Recipe, part: Extent) => {
  const score = compose(recipe)
  const seconds = playedSeconds(recipe.seconds, part)
  const from = part === 'preview' ? Math.min(score.previewFrom, recipe.seconds - seconds) : 0
  return render(score, { from, seconds })
}

const blocksOf = (work: SoundWork, speaker: Speaker) =>
  work.make === 'music'
    ? played(work.recipe, work.part)
    : narrate({ ...work, audibleSeconds: playedSeconds(work.seconds, work.part) }, speaker)

export async function* makeSound(
  work: SoundWork,
  bytes: number,
  speaker: Speaker,
): AsyncGenerator<Uint8Array, number> {
  const mp3 = await createMp3(bytes)
  const meter = createMeter()
  for await (const { block, count } of blocksOf(work, speaker)) {
    meter.measure(block, count)
    yield mp3.add(block, count)
  }
  yield mp3.end()
  return meter.level()
}
