import type { ComponentType } from 'react'
import type { Track } from '../../contract/content.ts'
import { IconDots } from '@tabler/icons-react'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { IconButton } from '../../ui/IconButton.tsx'

const TrackMenuButton = ({ track }: { track: Track }) => {
  const { t } = useTranslation()
  const { title } = track
  return (
    <IconButton label={t('queue.more', { title })} onClick={() => openDialog('track', { track, title })}>
      <IconDots size={22} aria-hidden />
    </IconButton>
  )
}

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
