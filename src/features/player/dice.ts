/** What mixes a queue that begins with this track, and what leaves it in its order. */
import type { Track } from '../../contract/content.ts'
import type { Dice } from '../../domain/playing/queue.ts'
import { wayOf } from '../../domain/playing/ways.ts'

export const diceFor = (track: Track | null): Dice => (wayOf(track).hasModes ? Math.random : null)
