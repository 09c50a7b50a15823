import { IconArrowsShuffle, IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import type { SongListPlayback } from '../../state/song-lists/use-song-list.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { useAvailableControl } from '../../ui/availability.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import css from './SongListButtons.module.css'

export const SongListButtons = ({ list }: { list: SongListPlayback }) => {
  const { t } = useTranslation()
  const { ids, trackId, isPlaying, play, shuffle } = list
  const availability = useAvailableControl(ids, ids.length === 0 || trackId !== null)
  const Icon = isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled
  const disabled = ids.length === 0
  return (
    <div className={css.buttons}>
      <Button
        variant="primary"
        icon={<Icon size={22} aria-hidden />}
        disabled={disabled}
        onClick={play}
        {...availability}
      >
        {t(isPlaying ? 'album.pause' : 'play')}
      </Button>
      <IconButton
        variant="glass"
        large
        label={t('album.shuffle')}
        disabled={disabled}
        onClick={shuffle}
        {...availability}
      >
        <IconArrowsShuffle className="mirror" size={24} aria-hidden />
      </IconButton>
    </div>
  )
}
