/** A single track is a collection of its own. */
import type { Track } from '../../contract/content.ts'
import { openDialog } from '../dialogs/dialogs.ts'

export const offerDownload = (track: Track) => {
  const { id, title } = track
  void openDialog('keep', { tracks: [track], source: { kind: 'track', id, title }, title })
}
