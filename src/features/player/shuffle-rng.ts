/** What mixes a queue that begins with this track, and what leaves it in its order. */
import type { Track } from '../../contract/content.ts'
import type { Dice } from '../../domain/queue/queue.ts'
import { wayOf } from '../../domain/player/playback-traits.ts'

export const diceFor = (track: Track | null): Dice => (wayOf(track).hasModes ? Math.random : null)
