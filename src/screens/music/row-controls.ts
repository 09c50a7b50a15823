import { DownloadedMark } from '../../features/downloads/DownloadedMark.tsx'
import { LikeButton } from '../../features/likes/LikeButton.tsx'
import { createRowControls } from '../../features/tracks/row-controls.tsx'

export const rowControls = createRowControls({ DownloadedMark, LikeButton })
