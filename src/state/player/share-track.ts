import type { Track } from '../../contract/content.ts'
import { kindOf } from '../../contract/kinds.ts'
import { addressOf } from '../../domain/addresses/addresses.ts'
import { openDialog } from '../dialogs/dialogs.ts'
import { currentTrack } from './current-track.ts'
import { player, playerTime } from './player.ts'

/** The link to what plays may start where it is now; a chapter's seconds would be another chapter's. */
export const shareTrack = (track: Track) => {
  const hasSecond = !kindOf(track.kind).hasNoPage && currentTrack(player)?.id === track.id
  return openDialog('share', {
    path: addressOf(track),
    title: track.title,
    ...(hasSecond ? { second: playerTime.position } : {}),
  })
}
