/** The heart, the volume and the way to be rid of the player. */
import { IconPlaylist, IconVolume, IconVolumeOff, IconX } from '@tabler/icons-react'
import { useTranslation } from '../../../state/words.tsx'
import type { Track } from '../../../contract/content.ts'
import { useFormats } from '../../../state/formats.ts'
import { useLike } from '../../../state/likes.ts'
import { playerDo } from '../../../state/player.ts'
import { useQueueButton } from '../../../state/queue-panel.ts'
import { useVolume } from '../../../state/use-volume.ts'
import { HeartButton } from '../../../ui/HeartButton.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Range } from '../../../ui/Range.tsx'
import css from './PlayerDock.module.css'
import line from './Range.module.css'

export const DockExtras = ({ track }: { track: Track }) => {
  const { t } = useTranslation()
  const { liked, toggle } = useLike(track.kind, track.id, track.title)
  return (
    <div className={css.extras}>
      <span className={css.wide}>
        <HeartButton liked={liked} label={t('likes.like', { title: track.title })} onToggle={toggle} />
      </span>
      <Volume />
      <span className={css.roomy}>
        <IconButton className={css.points} label={t('queue.title')} {...useQueueButton()}>
          <IconPlaylist size={22} aria-hidden />
        </IconButton>
      </span>
      <IconButton label={t('player.close')} onClick={() => void playerDo((verbs) => verbs.close())}>
        <IconX size={20} aria-hidden />
      </IconButton>
    </div>
  )
}

const Volume = () => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const { volume, set, hold, toggle } = useVolume()
  return (
    <span className={`${css.wide} ${css.volume}`}>
      <IconButton
        className={css.points}
        label={t(volume > 0 ? 'player.mute' : 'player.unmute')}
        onClick={toggle}
      >
        {volume > 0 ? <IconVolume size={22} aria-hidden /> : <IconVolumeOff size={22} aria-hidden />}
      </IconButton>
      <Range
        className={line.range}
        aria-label={t('player.volume')}
        aria-valuetext={t('player.volumeText', { n: number(volume * 100) })}
        max={100}
        value={Math.round(volume * 100)}
        onBegin={hold}
        onMove={(percent) => set(percent / 100)}
      />
    </span>
  )
}
