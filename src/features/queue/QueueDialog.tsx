/** What plays, what comes, and what was there before: a sheet on a phone, a panel at the side on a desktop. */
import { IconArrowsShuffle, IconRepeat, IconRepeatOnce, IconShare2, IconTrash } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { Track } from '../../contract/content.ts'
import { addressOf } from '../../domain/addresses/addresses.ts'
import { carriedSearch } from '../../domain/carried.ts'
import { openDialog } from '../../state/dialogs.ts'
import { player, playerDo, playerTime } from '../../state/player.ts'
import { usePortal } from '../../state/portal.tsx'
import { queueDo } from '../../state/queue.ts'
import { useTranslation } from '../../state/words.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { TrackRow } from '../../ui/TrackRow.tsx'
import { Coming } from './Coming.tsx'
import { PastQueues } from './PastQueues.tsx'
import { Played } from './Played.tsx'
import css from './Queue.module.css'
import { lineOf } from './QueueRow.tsx'
import { RemoveButton } from './RemoveButton.tsx'
import { Undo } from './Undo.tsx'

/** From what plays on: whoever opens the link begins there. */
const shareFrom = (coming: readonly Track[]) => {
  const [first] = coming
  if (!first) return
  const path = addressOf(first) + carriedSearch(coming.map(({ id }) => id))
  openDialog('share', { path, title: first.title, second: playerTime.position })
}

const Tools = ({ isAlone, share }: { isAlone: boolean; share: () => void }) => {
  const { t } = useTranslation()
  const { features } = usePortal().tenant
  const { loop, shuffle } = useSnapshot(player)
  const Loop = loop === 'REPEAT_ONE' ? IconRepeatOnce : IconRepeat
  return (
    <div className={css.tools}>
      <IconButton
        label={t('player.shuffle')}
        aria-pressed={shuffle}
        onClick={() => void playerDo((verbs) => verbs.toggleShuffle())}
      >
        <IconArrowsShuffle className="mirror" size={22} aria-hidden />
      </IconButton>
      <IconButton
        label={t(`player.loop.${loop}`)}
        aria-pressed={loop !== 'OFF'}
        onClick={() => void playerDo((verbs) => verbs.cycleLoop())}
      >
        <Loop size={22} aria-hidden />
      </IconButton>
      {features.share !== false && (
        <IconButton label={t('queue.shareAll')} onClick={share}>
          <IconShare2 size={20} aria-hidden />
        </IconButton>
      )}
      <IconButton
        label={t('queue.clear')}
        disabled={isAlone}
        onClick={() => void queueDo((queue) => queue.clear())}
      >
        <IconTrash size={20} aria-hidden />
      </IconButton>
    </div>
  )
}

const Now = ({ track, index }: { track: Track; index: number }) => {
  const { t } = useTranslation()
  const { phase } = useSnapshot(player)
  const isPlaying = phase === 'playing' || phase === 'loading'
  return (
    <section className={css.part}>
      <h3>{t('queue.now')}</h3>
      <ul>
        <TrackRow
          title={track.title}
          titleLang={track.lang}
          line={lineOf(track)}
          picture={track.picture}
          state={isPlaying ? 'playing' : 'paused'}
          stateLabel={t(isPlaying ? 'cards.playing' : 'cards.paused')}
          playLabel={t(isPlaying ? 'cards.pauseTitle' : 'cards.playTitle', { title: track.title })}
          onPlay={() => void playerDo((verbs) => verbs.toggle())}
          controls={<RemoveButton title={track.title} index={index} />}
        />
      </ul>
    </section>
  )
}

export const QueueDialog = ({ close }: { close: () => void }) => {
  const { queue, order = [], index } = useSnapshot(player)
  const tracks = queue as readonly Track[]
  const track = tracks[index]
  useEffect(() => {
    if (!track) close()
  }, [track, close])
  if (!track) return null
  const place = order.indexOf(index)
  const share = () => shareFrom(order.slice(place).flatMap((at) => tracks[at] ?? []))
  return (
    <div className={css.queue}>
      <Tools isAlone={tracks.length < 2} share={share} />
      <Played queue={tracks} played={order.slice(0, place)} />
      <Now track={track} index={index} />
      <Coming queue={tracks} order={order} first={place + 1} />
      <PastQueues queue={tracks} />
      <Undo />
    </div>
  )
}
