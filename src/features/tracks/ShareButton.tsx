import { IconShare2 } from '@tabler/icons-react'
import { useTranslation } from '../../state/words.tsx'
import { openDialog } from '../../state/dialogs.ts'
import { IconButton } from '../../ui/IconButton.tsx'

export const ShareButton = ({ path, title }: { path: string; title: string }) => {
  const { t } = useTranslation()
  return (
    <IconButton
      look="glass"
      large
      label={t('album.share')}
      onClick={() => openDialog('share', { path, title })}
    >
      <IconShare2 size={24} aria-hidden />
    </IconButton>
  )
}
