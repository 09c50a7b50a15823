/** What was heard, what plays, what comes, and what was there before. */
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { Track } from '../../contract/content.ts'
import type { QueuedTrack } from '../../contract/player-records.ts'
import { isSounding, player, playerDo } from '../../state/player/player.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Coming } from './UpcomingTracks.tsx'
import { PastQueues } from './PastQueues.tsx'
import { Played } from './PlayedTracks.tsx'
import css from './Queue.module.css'
import { QueueRow } from './QueueRow.tsx'
import { RemoveButton } from './RemoveFromQueueButton.tsx'
import { Undo } from './QueueUndo.tsx'

const Now = ({ track, index }: { track: Track; index: number }) => {
  const { t } = useTranslation()
  const { phase } = useSnapshot(player)
  const isPlaying = isSounding(phase)
  return (
    <section className={css.part}>
      <h3>{t('queue.now')}</h3>
      <ul>
        <QueueRow
          track={track}
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

export const QueueBody = ({ close }: { close: () => void }) => {
  const { queue, order = [], index, source } = useSnapshot(player)
  const tracks = queue as readonly QueuedTrack[]
  const track = tracks[index]
  useEffect(() => {
    if (!track) close()
  }, [track, close])
  if (!track) return null
  const place = order.indexOf(index)
  return (
    <>
      <Played queue={tracks} played={order.slice(0, place)} />
      <Now track={track} index={index} />
      <Coming queue={tracks} order={order} first={place + 1} />
      <PastQueues queue={tracks} />
      {/* Taken back in another queue, it would be one more mistake. */}
      <Undo key={`${source?.kind} ${source?.id}`} />
    </>
  )
}
