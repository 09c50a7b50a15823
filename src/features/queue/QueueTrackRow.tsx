import { IconGripVertical } from '@tabler/icons-react'
import type { HTMLAttributes } from 'react'
import type { Track } from '../../contract/content.ts'
import { changeQueue } from '../../state/queue/change-queue.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import css from './Queue.module.css'
import { QueueRow } from './QueueRow.tsx'
import { RemoveFromQueueButton } from './RemoveFromQueueButton.tsx'

interface QueueTrackRowProps {
  track: Track
  index: number
  handle?: HTMLAttributes<HTMLButtonElement>
  shift?: number
  isDragged?: boolean
}

export const QueueTrackRow = ({ track, index, handle, shift = 0, isDragged }: QueueTrackRowProps) => {
  const { t } = useTranslation()
  const { title } = track
  return (
    <QueueRow
      track={track}
      state="idle"
      stateLabel=""
      playLabel={t('cards.playTitle', { title })}
      onPlay={() => void changeQueue((queue) => queue.goTo(index))}
      row={{
        ...(shift === 0 ? {} : { style: { translate: `0 ${shift}px` } }),
        ...(isDragged ? { 'data-held': true } : {}),
      }}
      controls={
        <>
          {handle && (
            <IconButton
              label={t('queue.move', { title })}
              aria-description={t('queue.moveHint')}
              className={css.handle}
              {...handle}
            >
              <IconGripVertical size={20} aria-hidden />
            </IconButton>
          )}
          <RemoveFromQueueButton title={title} index={index} />
        </>
      }
    />
  )
}
