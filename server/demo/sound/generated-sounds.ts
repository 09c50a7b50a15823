import type { Extent } from '../../media/extent.ts'
import type { Extents, PlayableItem, SoundFile } from '../../media/media-source.ts'
import { gainAt } from '../music/gain.ts'
import type { Sounds } from './sounds.ts'
import { soundFileOf } from './sound-file.ts'
import type { SoundWork } from './sound-job.ts'

/** One date for all: a sound follows from its recipe, whenever it was last made. */
const born = new Date('2026-01-01T00:00:00Z')

const generatedSound = (
  item: PlayableItem,
  extent: Extent,
  sounds: Pick<Sounds<SoundWork>, 'open' | 'levelOf'>,
): SoundFile | null => {
  const sound = soundFileOf(item, extent)
  if (!sound) return null
  const type = 'audio/mpeg'
  const facts = { size: sound.bytes, etag: `"${sound.name}"`, modified: born, type }
  return {
    extension: 'mp3',
    type,
    facts: () => Promise.resolve(facts),
    async open() {
      const { stream } = await sounds.open(sound)
      return { facts, read: stream, close: () => Promise.resolve() }
    },
    gain: async () => gainAt(await sounds.levelOf(sound.name)),
  }
}

export const generatedSounds = (
  item: PlayableItem,
  sounds: Pick<Sounds<SoundWork>, 'open' | 'levelOf'>,
): Extents<SoundFile> | null => {
  const full = generatedSound(item, 'full', sounds)
  return full && { full, preview: generatedSound(item, 'preview', sounds) }
}
