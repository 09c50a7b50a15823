import type { ComponentType } from 'react'
import type { Track } from '../../contract/content.ts'
import { TrackMenuButton } from './TrackMenuButton.tsx'

interface RowControlParts {
  DownloadedMark: ComponentType<{ id: string }>
  LikeButton: ComponentType<{ item: Track }>
}

/** The end of a row that plays. Mark and button are of other features, so a screen passes them in. */
export const createRowControls =
  ({ DownloadedMark, LikeButton }: RowControlParts) =>
  (track: Track) => (
    <>
      <DownloadedMark id={track.id} />
      <LikeButton item={track} />
      <TrackMenuButton track={track} />
    </>
  )
