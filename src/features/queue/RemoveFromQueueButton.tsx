import { IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { changeQueue } from '../../state/queue/change-queue.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useFocusHandover } from '../../ui/use-focus-handover.ts'

export const RemoveFromQueueButton = ({ title, index }: { title: string; index: number }) => {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  useFocusHandover(button)
  return (
    <IconButton
      ref={button}
      label={t('queue.remove', { title })}
      onClick={() => void changeQueue((queue) => queue.removeAt(index))}
    >
      <IconX size={20} aria-hidden />
    </IconButton>
  )
}
