import type { SoundOwner } from '../../domain/player/player-status.ts'
import { cast } from '../../state/player/cast.ts'
import type { PlayerSlots } from './player-slots.ts'

/** While a device is chosen the sound counts as its own already: what is loaded then must be within its reach. */
export const soundOwnerOf = ({ tabs }: PlayerSlots): SoundOwner =>
  cast.state === 'off' ? tabs.soundOwner() : 'cast'
