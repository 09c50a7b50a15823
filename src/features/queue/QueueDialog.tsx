/** What plays, what comes, and what was there before: a sheet on a phone, a panel at the side on a desktop. */
import { IconArrowsShuffle, IconRepeat, IconRepeatOnce, IconShare2, IconTrash } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { Track } from '../../contract/content.ts'
import { kindOf } from '../../contract/kinds.ts'
import { addressOf } from '../../domain/addresses/addresses.ts'
import { carriedSearch } from '../../domain/carried.ts'
import { openDialog } from '../../state/dialogs.ts'
import { useFormats } from '../../state/formats.ts'
import { player, playerDo, playerTime } from '../../state/player.ts'
import { usePortal } from '../../state/portal.tsx'
import { queueDo } from '../../state/queue.ts'
import { useTranslation } from '../../state/words.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { TrackRow } from '../../ui/TrackRow.tsx'
import { Coming } from './Coming.tsx'
import { PastQueues } from './PastQueues.tsx'
import css from './Queue.module.css'
import { lineOf } from './QueueRow.tsx'
import { Undo } from './Undo.tsx'

/** From what plays on: whoever opens the link begins there. */
const shareFrom = (coming: readonly Track[]) => {
  const [first] = coming
  if (!first) return
  const path = addressOf(first) + carriedSearch(coming.map(({ id }) => id))
  openDialog('share', { path, title: first.title, second: playerTime.position })
}

interface ToolsProps {
  count: number
  seconds: number
  share: () => void
}
const Tools = ({ count, seconds, share }: ToolsProps) => {
  const { t } = useTranslation()
  const { features } = usePortal().tenant
  const formats = useFormats()
  const { loop, shuffle } = useSnapshot(player)
  const Loop = loop === 'REPEAT_ONE' ? IconRepeatOnce : IconRepeat
  return (
    <div className={css.tools}>
      <p>{`${t('cards.songs', { count, n: formats.number(count) })} · ${formats.length(seconds)}`}</p>
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
        disabled={count < 2}
        onClick={() => void queueDo((queue) => queue.clear())}
      >
        <IconTrash size={20} aria-hidden />
      </IconButton>
    </div>
  )
}

const Now = ({ track }: { track: Track }) => {
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
          shape={kindOf(track.kind).shape}
          state={isPlaying ? 'playing' : 'paused'}
          stateLabel={t(isPlaying ? 'cards.playing' : 'cards.paused')}
          playLabel={t(isPlaying ? 'cards.pauseTitle' : 'cards.playTitle', { title: track.title })}
          onPlay={() => void playerDo((verbs) => verbs.toggle())}
        />
      </ul>
    </section>
  )
}

export const QueueDialog = ({ close }: { close: () => void }) => {
  const { queue, order = [], index, source } = useSnapshot(player)
  const tracks = queue as readonly Track[]
  const track = tracks[index]
  useEffect(() => {
    if (!track) close()
  }, [track, close])
  if (!track) return null
  const coming = order.slice(order.indexOf(index)).flatMap((at) => tracks[at] ?? [])
  const seconds = tracks.reduce((sum, { duration }) => sum + duration, 0)
  return (
    <div className={css.queue}>
      <Tools count={tracks.length} seconds={seconds} share={() => shareFrom(coming)} />
      <Now track={track} />
      <Coming queue={tracks} order={order} index={index} />
      {/* Another queue in front leaves others behind it. */}
      <PastQueues key={source?.id} />
      <Undo />
    </div>
  )
}
