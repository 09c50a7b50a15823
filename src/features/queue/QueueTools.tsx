import { IconArrowsShuffle, IconRepeat, IconRepeatOnce, IconShare2, IconTrash } from '@tabler/icons-react'
import { useSnapshot } from 'valtio'
import type { Track } from '../../contract/content.ts'
import { addressOf } from '../../domain/addresses/addresses.ts'
import { sharedQueueSearch } from '../../domain/shared-queue.ts'
import { playbackTraitsOf } from '../../domain/player/playback-traits.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import { player, callPlayer, playerTime } from '../../state/player/player.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { changeQueue } from '../../state/queue/change-queue.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import css from './Queue.module.css'

/** From the current track on: the link starts there. */
const shareFrom = (upcoming: readonly Track[]) => {
  const [first] = upcoming
  if (!first) return
  const path = addressOf(first) + sharedQueueSearch(upcoming.map(({ id }) => id))
  const title = player.source?.title ?? first.title
  const second = playerTime.position
  void openDialog('share', { path, title, second, queue: upcoming }, { coversTopmost: true })
}

const QueueModeButtons = () => {
  const { t } = useTranslation()
  const { loop, shuffle } = useSnapshot(player)
  const Loop = loop === 'REPEAT_ONE' ? IconRepeatOnce : IconRepeat
  return (
    <>
      <IconButton
        label={t('player.shuffle')}
        aria-pressed={shuffle}
        onClick={() => void callPlayer((actions) => actions.toggleShuffle())}
      >
        <IconArrowsShuffle className="mirror" size={22} aria-hidden />
      </IconButton>
      <IconButton
        label={t(`player.loop.${loop}`)}
        aria-pressed={loop !== 'OFF'}
        onClick={() => void callPlayer((actions) => actions.cycleLoop())}
      >
        <Loop size={22} aria-hidden />
      </IconButton>
    </>
  )
}

export const QueueTools = () => {
  const { t } = useTranslation()
  const { features } = usePortal().tenant
  const { queue, order = [], index } = useSnapshot(player)
  const share = () => {
    const tracks = queue as readonly Track[]
    shareFrom(order.slice(order.indexOf(index)).flatMap((at) => tracks[at] ?? []))
  }
  const current = queue[index]
  return (
    <div className={css.tools}>
      {current && playbackTraitsOf(current).hasModes && <QueueModeButtons />}
      {features.share !== false && (
        <IconButton label={t('queue.shareAll')} onClick={share}>
          <IconShare2 size={20} aria-hidden />
        </IconButton>
      )}
      <IconButton
        label={t('queue.clear')}
        disabled={queue.length < 2}
        onClick={() => void changeQueue((queue) => queue.clear())}
      >
        <IconTrash size={20} aria-hidden />
      </IconButton>
    </div>
  )
}
