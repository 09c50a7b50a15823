/** The skips of spoken word, wherever a player shows them; the figure in the arrow is never mirrored. */
import { IconRewindBackward15, IconRewindForward30 } from '@tabler/icons-react'
import { skipBack, skipForward, skipTo } from '../../../domain/playing/skips.ts'
import { useFormats } from '../../../state/formats.ts'
import { playerDo, playerTime } from '../../../state/player.ts'
import { useTranslation } from '../../../state/words.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'

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
      <IconRewindBackward15 size={size} aria-hidden />
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
      <IconRewindForward30 size={size} aria-hidden />
    </IconButton>
  )
}
