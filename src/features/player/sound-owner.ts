import type { SoundOwner } from '../../domain/player/player-status.ts'
import { cast } from '../../state/player/cast.ts'
import type { PlayerSlots } from './player-slots.ts'

/** Once a device is chosen it counts as the owner: whatever is loaded then must be reachable from it. */
export const soundOwnerOf = ({ tabs }: PlayerSlots): SoundOwner =>
  cast.state === 'off' ? tabs.soundOwner() : 'cast'
