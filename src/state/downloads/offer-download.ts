import type { Track } from '../../contract/content.ts'
import { openDialog } from '../dialogs/dialogs.ts'
import type { QueueSource } from '../../domain/queue/queue-source.ts'
import { isLoggedIn } from '../session/session.ts'
import { whenSessionKnown } from '../session/when-session-known.ts'

/** A single track is a collection of its own. */
export const offerDownload = (track: Track) => {
  const { id, title } = track
  void openDialog('downloadTracks', { tracks: [track], source: { kind: 'track', id, title }, title })
}

/** Of a guest it asks to sign in. */
export const offerDownloads = async (
  loadTracks: () => Promise<readonly Track[]>,
  source: QueueSource,
  title: string,
): Promise<void> => {
  await whenSessionKnown()
  if (!isLoggedIn()) return void openDialog('login', {})
  void openDialog('downloadTracks', { tracks: await loadTracks(), source, title })
}
