import { IconDots } from '@tabler/icons-react'
import type { Card } from '../../contract/content.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { IconButton } from '../../ui/IconButton.tsx'

export const TrackMenuButton = ({ track }: { track: Card }) => {
  const { t } = useTranslation()
  const { title } = track
  return (
    <IconButton label={t('queue.more', { title })} onClick={() => openDialog('track', { track, title })}>
      <IconDots size={22} aria-hidden />
    </IconButton>
  )
}
