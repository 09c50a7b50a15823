import type { Track } from '../../contract/content.ts'
import type { ShuffleRng } from '../../domain/queue/queue.ts'
import { playbackTraitsOf } from '../../domain/player/playback-traits.ts'

export const shuffleRngFor = (track: Track | null): ShuffleRng =>
  playbackTraitsOf(track).hasModes ? Math.random : null
