import {
  IconCircleCheckFilled,
  IconCircleDashed,
  IconDisc,
  IconDownload,
  IconMusic,
  IconPlaylistAdd,
  IconShare2,
  IconUser,
  IconCornerRightDown,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { itemQuery } from '../../api/items.ts'
import { wordsOfError } from '../../api/error-words.ts'
import type { Card, Track } from '../../contract/content.ts'
import { addressOf, linkTo } from '../../domain/addresses/addresses.ts'
import { trackPageOf } from '../../domain/addresses/track-page.ts'
import { partProgressOf } from '../../domain/podcasts/parts.ts'
import { partKindOf } from '../../domain/player/playback-traits.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import { offerDownload } from '../../state/downloads/offer-download.ts'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { isLoggedIn } from '../../state/session/session.ts'
import { useCurrentLocation } from '../../state/navigation/current-location.tsx'
import { changeQueue } from '../../state/queue/change-queue.ts'
import type { QueueActions } from '../../state/queue/queue-actions.ts'
import { currentTrack } from '../../state/player/current-track.ts'
import { player, playerTime } from '../../state/player/player.ts'
import { reportPosition } from '../../state/player/report-position.ts'
import { usePlaybackPositions } from '../../state/player/use-playback-positions.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Link } from '../../ui/Link.tsx'
import { SkeletonShape, times } from '../../ui/skeleton/SkeletonShape.tsx'
import css from './TrackDialog.module.css'

const MenuLink = ({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) => (
  <li>
    <Link to={to} className={css.item}>
      {icon}
      {children}
    </Link>
  </li>
)

interface MenuActionProps {
  icon: ReactNode
  children: ReactNode
  onAct: () => void
}
const MenuAction = ({ icon, children, onAct }: MenuActionProps) => (
  <li>
    <button type="button" className={css.item} onClick={onAct}>
      {icon}
      {children}
    </button>
  </li>
)

const MarkPlayedAction = ({ track, close }: { track: Track; close: () => void }) => {
  const { t } = useTranslation()
  const isHeard =
    partProgressOf(usePlaybackPositions(track.album.id).secondsOf(track.id), track.duration).state === 'heard'
  const Icon = isHeard ? IconCircleDashed : IconCircleCheckFilled
  return (
    <MenuAction
      icon={<Icon size={22} aria-hidden />}
      onAct={() => {
        close()
        void reportPosition(track, isHeard ? 0 : track.duration)
      }}
    >
      {t(isHeard ? 'queue.markUnheard' : 'queue.markHeard')}
    </MenuAction>
  )
}

/** The link to what plays may start where it is now; a chapter's seconds would be another chapter's. */
const currentSecondOf = ({ id, kind }: Track) =>
  kind !== 'chapter' && currentTrack(player)?.id === id ? { second: playerTime.position } : {}

const TrackActions = ({ track, close }: { track: Track; close: () => void }) => {
  const { t } = useTranslation()
  const { features } = usePortal().tenant
  const changeAndClose = (act: (queue: QueueActions) => void) => () => {
    close()
    void changeQueue(act)
  }
  const kind = partKindOf(track)
  const act = track.by ?? track.album.artist
  const { path } = useCurrentLocation()
  const collectionAddress = kind === 'episode' ? linkTo.podcast(track.album) : trackPageOf(track)
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
      {kind !== 'track' && isLoggedIn() && <MarkPlayedAction track={track} close={close} />}
      {path !== collectionAddress && (
        <MenuLink to={collectionAddress} icon={<IconDisc size={22} aria-hidden />}>
          {t(`queue.toWhole.${kind}`)}
        </MenuLink>
      )}
      {kind === 'track' && path !== addressOf(track) && (
        <MenuLink to={addressOf(track)} icon={<IconMusic size={22} aria-hidden />}>
          {t('queue.toSong')}
        </MenuLink>
      )}
      {kind === 'track' && (
        <MenuLink to={linkTo.artist(act)} icon={<IconUser size={22} aria-hidden />}>
          {t('queue.toArtist', { name: act.name })}
        </MenuLink>
      )}
      {features.share !== false && (
        <MenuAction
          icon={<IconShare2 size={22} aria-hidden />}
          onAct={() => {
            close()
            openDialog('share', { path: addressOf(track), title: track.title, ...currentSecondOf(track) })
          }}
        >
          {t('queue.share')}
        </MenuAction>
      )}
    </ul>
  )
}

/** As many rows as a song has actions: the menu is placed before they are known. */
const songActions = 7

const LoadedActions = ({ card, close }: { card: Card; close: () => void }) => {
  const { t } = useTranslation()
  const { data, error } = useQuery(itemQuery(scopeOf(usePortal()), 'track', card.id))
  if (data) return <TrackActions track={data} close={close} />
  if (error) return <p role="alert">{t(wordsOfError(error))}</p>
  return (
    <ul className={css.menu} aria-busy>
      {times(songActions).map((at) => (
        <li key={at} className={css.item}>
          <SkeletonShape className={css.waiting} />
        </li>
      ))}
    </ul>
  )
}

const isTrack = (card: Card): card is Track => 'album' in card

export const TrackDialog = ({ track, close }: { track: Card; close: () => void }) =>
  isTrack(track) ? <TrackActions track={track} close={close} /> : <LoadedActions card={track} close={close} />
