/** The skips of spoken word, wherever a player shows them. */
import { skipBack, skipForward, skipTo } from '../../../domain/playing/skips.ts'
import { useFormats } from '../../../state/formats.ts'
import { playerDo, playerTime } from '../../../state/player.ts'
import { useTranslation } from '../../../state/words.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { SkipIcon } from '../../../ui/SkipIcon.tsx'

interface SkipProps {
  size: number
  className?: string | undefined
}

const skip = (by: number) =>
  void playerDo((verbs) => verbs.seek(skipTo(playerTime.position, by, playerTime.duration)))

export const SkipBack = ({ size, className }: SkipProps) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  return (
    <IconButton
      className={className}
      label={t('player.skipBack', { n: number(skipBack) })}
      onClick={() => skip(-skipBack)}
    >
      <SkipIcon seconds={number(skipBack)} size={size} />
    </IconButton>
  )
}

export const SkipForward = ({ size, className }: SkipProps) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  return (
    <IconButton
      className={className}
      label={t('player.skipForward', { n: number(skipForward) })}
      onClick={() => skip(skipForward)}
    >
      <SkipIcon seconds={number(skipForward)} forward size={size} />
    </IconButton>
  )
}
