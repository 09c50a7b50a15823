import { IconDots, IconDownload, IconShare2 } from '@tabler/icons-react'
import type { Track } from '../../../contract/content.ts'
import { openDialog } from '../../../state/dialogs/dialogs.ts'
import { offerDownload } from '../../../state/downloads/offer-download.ts'
import { useLike } from '../../../state/likes/use-like.ts'
import { shareTrack } from '../../../state/player/share-track.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import { isLoggedIn } from '../../../state/session/session.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { LikeIconButton } from '../../../ui/LikeIconButton.tsx'
import { Toolbar } from '../../../ui/Toolbar.tsx'
import css from './FullPlayer.module.css'

/** On a phone the menu alone: it shares and downloads as well, and the title needs the space. */
export const TrackButtons = ({ track }: { track: Track }) => {
  const { t } = useTranslation()
  const { liked, canLike, toggle } = useLike(track)
  const { features } = usePortal().tenant
  const { title } = track
  return (
    <Toolbar label={t('player.bars.track')} className={css.actions}>
      {canLike && <LikeIconButton liked={liked} label={t('likes.like', { title })} onToggle={toggle} />}
      {features.share !== false && (
        <IconButton className={css.roomy} label={t('queue.share')} onClick={() => shareTrack(track)}>
          <IconShare2 size={24} aria-hidden />
        </IconButton>
      )}
      {isLoggedIn() && (
        <IconButton className={css.roomy} label={t('keep.open')} onClick={() => offerDownload(track)}>
          <IconDownload size={24} aria-hidden />
        </IconButton>
      )}
      <IconButton label={t('queue.more', { title })} onClick={() => openDialog('track', { track, title })}>
        <IconDots size={24} aria-hidden />
      </IconButton>
    </Toolbar>
  )
}
