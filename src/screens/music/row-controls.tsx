/** What stands at the end of a row that plays: its heart, and what else can be done with it. */
import type { Track } from '../../contract/content.ts'
import { DownloadedMark } from '../../features/downloads/DownloadedMark.tsx'
import { LikeButton } from '../../features/likes/LikeButton.tsx'
import { TrackMenuButton } from '../../features/tracks/TrackMenuButton.tsx'

export const rowControls = (track: Track) => (
  <>
    <DownloadedMark id={track.id} />
    <LikeButton of={track} />
    <TrackMenuButton track={track} />
  </>
)
