import {
  IconDisc,
  IconDownload,
  IconMusic,
  IconPlaylistAdd,
  IconShare2,
  IconUser,
  IconCornerRightDown,
} from '@tabler/icons-react'
import type { Track } from '../../contract/content.ts'
import { isSong } from '../../contract/kinds.ts'
import { addressOf, linkTo } from '../../domain/addresses/addresses.ts'
import { collectionPageOf } from '../../domain/addresses/track-page.ts'
import { playbackTraitsOf } from '../../domain/player/playback-traits.ts'
import { offerDownload } from '../../state/downloads/offer-download.ts'
import { useCurrentLocation } from '../../state/navigation/current-location.tsx'
import { shareTrack } from '../../state/player/share-track.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { changeQueue } from '../../state/queue/change-queue.ts'
import type { QueueActions } from '../../state/player/queue-actions.ts'
import { isLoggedIn } from '../../state/session/session.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { MarkPlayedAction } from './MarkPlayedAction.tsx'
import { MenuAction, MenuLink } from './MenuItems.tsx'
import css from './TrackDialog.module.css'

export const TrackActions = ({ track, close }: { track: Track; close: () => void }) => {
  const { t } = useTranslation()
  const { features } = usePortal().tenant
  const changeAndClose = (act: (queue: QueueActions) => void) => () => {
    close()
    void changeQueue(act)
  }
  const { part, keepsPosition } = playbackTraitsOf(track)
  const act = track.by ?? track.album.artist
  const { path } = useCurrentLocation()
  const collectionAddress = collectionPageOf(track)
  return (
    <ul className={css.menu}>
      {!track.restriction && (
        <>
          <MenuAction
            icon={<IconCornerRightDown className="mirror" size={22} aria-hidden />}
            onAct={changeAndClose((queue) => queue.playNext([track]))}
          >
            {t('queue.playNext')}
          </MenuAction>
          <MenuAction
            icon={<IconPlaylistAdd className="mirror" size={22} aria-hidden />}
            onAct={changeAndClose((queue) => queue.add([track]))}
          >
            {t('queue.add')}
          </MenuAction>
          {isLoggedIn() && (
            <MenuAction
              icon={<IconDownload size={22} aria-hidden />}
              onAct={() => {
                close()
                offerDownload(track)
              }}
            >
              {t('keep.open')}
            </MenuAction>
          )}
        </>
      )}
      {keepsPosition && isLoggedIn() && <MarkPlayedAction track={track} close={close} />}
      {path !== collectionAddress && (
        <MenuLink to={collectionAddress} icon={<IconDisc size={22} aria-hidden />}>
          {t(`queue.toWhole.${part}`)}
        </MenuLink>
      )}
      {isSong(track) && path !== addressOf(track) && (
        <MenuLink to={addressOf(track)} icon={<IconMusic size={22} aria-hidden />}>
          {t('queue.toSong')}
        </MenuLink>
      )}
      {isSong(track) && (
        <MenuLink to={linkTo.artist(act)} icon={<IconUser size={22} aria-hidden />}>
          {t('queue.toArtist', { name: act.name })}
        </MenuLink>
      )}
      {features.share !== false && (
        <MenuAction
          icon={<IconShare2 size={22} aria-hidden />}
          onAct={() => {
            close()
            void shareTrack(track)
          }}
        >
          {t('queue.share')}
        </MenuAction>
      )}
    </ul>
  )
}
