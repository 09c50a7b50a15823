/** What can be done with one row of a list, beside playing it. */
import {
  IconCircleCheckFilled,
  IconCircleDashed,
  IconDisc,
  IconDownload,
  IconPlaylistAdd,
  IconShare2,
  IconUser,
  IconCornerRightDown,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Track } from '../../contract/content.ts'
import { addressOf, linkTo } from '../../domain/addresses/addresses.ts'
import { homeOf } from '../../domain/addresses/track-page.ts'
import { progressOf } from '../../domain/podcasts/parts.ts'
import { partKindOf } from '../../domain/player/playback-traits.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import { offerToKeep } from '../../state/downloads/offer-download.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { isLoggedIn } from '../../state/session/session.ts'
import { queueDo } from '../../state/queue/change-queue.ts'
import type { QueueVerbs } from '../../state/queue/queue-actions.ts'
import { tellPlace } from '../../state/player/report-position.ts'
import { usePlaces } from '../../state/player/use-playback-positions.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Link } from '../../ui/Link.tsx'
import css from './TrackDialog.module.css'

const Place = ({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) => (
  <li>
    <Link to={to} className={css.item}>
      {icon}
      {children}
    </Link>
  </li>
)

interface ActProps {
  icon: ReactNode
  children: ReactNode
  onAct: () => void
}
const Act = ({ icon, children, onAct }: ActProps) => (
  <li>
    <button type="button" className={css.item} onClick={onAct}>
      {icon}
      {children}
    </button>
  </li>
)

/** Heard to its end, or as if it had never been begun. */
const Heard = ({ track, close }: { track: Track; close: () => void }) => {
  const { t } = useTranslation()
  const isHeard = progressOf(usePlaces(track.album.id).of(track.id), track.duration).state === 'heard'
  const Icon = isHeard ? IconCircleDashed : IconCircleCheckFilled
  return (
    <Act
      icon={<Icon size={22} aria-hidden />}
      onAct={() => {
        close()
        void tellPlace(track, isHeard ? 0 : track.duration)
      }}
    >
      {t(isHeard ? 'queue.markUnheard' : 'queue.markHeard')}
    </Act>
  )
}

export const TrackDialog = ({ track, close }: { track: Track; close: () => void }) => {
  const { t } = useTranslation()
  const { features } = usePortal().tenant
  const put = (act: (queue: QueueVerbs) => void) => () => {
    close()
    void queueDo(act)
  }
  const kind = partKindOf(track)
  const act = track.by ?? track.album.artist
  const whole = kind === 'episode' ? linkTo.podcast(track.album) : homeOf(track)
  return (
    <ul className={css.menu}>
      {!track.restriction && (
        <>
          <Act
            icon={<IconCornerRightDown className="mirror" size={22} aria-hidden />}
            onAct={put((queue) => queue.playNext([track]))}
          >
            {t('queue.playNext')}
          </Act>
          <Act
            icon={<IconPlaylistAdd className="mirror" size={22} aria-hidden />}
            onAct={put((queue) => queue.add([track]))}
          >
            {t('queue.add')}
          </Act>
          {isLoggedIn() && (
            <Act
              icon={<IconDownload size={22} aria-hidden />}
              onAct={() => {
                close()
                offerToKeep(track)
              }}
            >
              {t('keep.open')}
            </Act>
          )}
        </>
      )}
      {kind !== 'track' && isLoggedIn() && <Heard track={track} close={close} />}
      <Place to={whole} icon={<IconDisc size={22} aria-hidden />}>
        {t(`queue.toWhole.${kind}`)}
      </Place>
      {kind === 'track' && (
        <Place to={linkTo.artist(act)} icon={<IconUser size={22} aria-hidden />}>
          {t('queue.toArtist', { name: act.name })}
        </Place>
      )}
      {features.share !== false && (
        <Act
          icon={<IconShare2 size={22} aria-hidden />}
          onAct={() => {
            close()
            openDialog('share', { path: addressOf(track), title: track.title })
          }}
        >
          {t('queue.share')}
        </Act>
      )}
    </ul>
  )
}
