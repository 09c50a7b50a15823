import { skipBack, skipForward } from '../../../domain/player/skips.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { SkipIcon } from '../../../ui/SkipIcon.tsx'
import { skipBy } from '../skip-by.ts'

interface SkipButtonProps {
  size: number
  className?: string | undefined
}

export const SkipBackButton = ({ size, className }: SkipButtonProps) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  return (
    <IconButton
      className={className}
      label={t('player.skipBack', { n: number(skipBack) })}
      onClick={() => skipBy(-skipBack)}
    >
      <SkipIcon seconds={number(skipBack)} size={size} />
    </IconButton>
  )
}

export const SkipForwardButton = ({ size, className }: SkipButtonProps) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  return (
    <IconButton
      className={className}
      label={t('player.skipForward', { n: number(skipForward) })}
      onClick={() => skipBy(skipForward)}
    >
      <SkipIcon seconds={number(skipForward)} forward size={size} />
    </IconButton>
  )
}
