import { IconPlaylist, IconX } from '@tabler/icons-react'
import { useTranslation } from '../../../state/words/translation.tsx'
import type { Track } from '../../../contract/content.ts'
import { useLike } from '../../../state/likes/use-like.ts'
import { callPlayer } from '../../../state/player/player.ts'
import { useQueueButton } from '../../../state/queue/queue-panel.ts'
import { LikeIconButton } from '../../../ui/LikeIconButton.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Toolbar } from '../../../ui/Toolbar.tsx'
import { classNames } from '../../../ui/class-names.ts'
import css from './MiniPlayer.module.css'
import rangeCss from './Range.module.css'
import { VolumeControl } from './VolumeControl.tsx'

export const MiniPlayerExtras = ({ track }: { track: Track }) => {
  const { t } = useTranslation()
  const { liked, toggle } = useLike(track)
  return (
    <Toolbar label={t('player.bars.more')} className={css.extras}>
      <span className={css.wide}>
        <LikeIconButton liked={liked} label={t('likes.like', { title: track.title })} onToggle={toggle} />
      </span>
      <VolumeControl className={classNames(css.wide, css.volume)} rangeClassName={rangeCss.range} />
      <span className={css.roomy}>
        <IconButton className={css.points} label={t('queue.title')} {...useQueueButton()}>
          <IconPlaylist size={22} aria-hidden />
        </IconButton>
      </span>
      <IconButton label={t('player.close')} onClick={() => void callPlayer((actions) => actions.close())}>
        <IconX size={20} aria-hidden />
      </IconButton>
    </Toolbar>
  )
}
