import { IconShare2 } from '@tabler/icons-react'
import { useTranslation } from '../../state/words/translation.tsx'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { IconButton } from '../../ui/IconButton.tsx'

interface ShareButtonProps {
  path: string
  title: string
  variant?: 'glass' | 'plain'
}
export const ShareButton = ({ path, title, variant = 'glass' }: ShareButtonProps) => {
  const { t } = useTranslation()
  if (usePortal().tenant.features.share === false) return null
  return (
    <IconButton
      variant={variant}
      large={variant === 'glass'}
      label={t('album.share')}
      onClick={() => openDialog('share', { path, title })}
    >
      <IconShare2 size={24} aria-hidden />
    </IconButton>
  )
}
