import { IconVolume, IconVolumeOff } from '@tabler/icons-react'
import { useFormats } from '../../../state/words/formats.ts'
import { canSetVolume } from '../../../state/player/can-set-volume.ts'
import { useVolume } from '../../../state/player/use-volume.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Range } from '../../../ui/Range.tsx'

export const VolumeControl = ({
  className,
  rangeClassName,
}: {
  className: string | undefined
  rangeClassName: string | undefined
}) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const { volume, set, hold, save, toggle } = useVolume()
  if (!canSetVolume()) return null
  const Icon = volume > 0 ? IconVolume : IconVolumeOff
  return (
    <div className={className}>
      <IconButton label={t(volume > 0 ? 'player.mute' : 'player.unmute')} onClick={toggle}>
        <Icon className="mirror" size={22} aria-hidden />
      </IconButton>
      <Range
        className={rangeClassName}
        aria-label={t('player.volume')}
        aria-valuetext={t('player.volumeText', { n: number(volume * 100) })}
        max={100}
        value={volume * 100}
        onBegin={hold}
        onEnd={(percent) => save(percent / 100)}
        onMove={(percent) => set(percent / 100)}
      />
    </div>
  )
}
