import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { Track } from '../../contract/content.ts'
import type { QueuedTrack } from '../../contract/player-records.ts'
import { isPlayingOrLoading, player, callPlayer } from '../../state/player/player.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { UpcomingTracks } from './UpcomingTracks.tsx'
import { PastQueues } from './PastQueues.tsx'
import { PlayedTracks } from './PlayedTracks.tsx'
import css from './Queue.module.css'
import { QueueRow } from './QueueRow.tsx'
import { RemoveFromQueueButton } from './RemoveFromQueueButton.tsx'
import { QueueUndo } from './QueueUndo.tsx'

const CurrentTrackRow = ({ track, index }: { track: Track; index: number }) => {
  const { t } = useTranslation()
  const { phase } = useSnapshot(player)
  const isPlaying = isPlayingOrLoading(phase)
  return (
    <section className={css.part}>
      <h3>{t('queue.now')}</h3>
      <ul>
        <QueueRow
          track={track}
          state={isPlaying ? 'playing' : 'paused'}
          stateLabel={t(isPlaying ? 'cards.playing' : 'cards.paused')}
          playLabel={t(isPlaying ? 'cards.pauseTitle' : 'cards.playTitle', { title: track.title })}
          onPlay={() => void callPlayer((actions) => actions.toggle())}
          controls={<RemoveFromQueueButton title={track.title} index={index} />}
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
  const position = order.indexOf(index)
  return (
    <>
      <PlayedTracks queue={tracks} played={order.slice(0, position)} />
      <CurrentTrackRow track={track} index={index} />
      <UpcomingTracks queue={tracks} order={order} first={position + 1} />
      <PastQueues queue={tracks} />
      {/* Undone in another queue, it would be one more mistake. */}
      <QueueUndo key={`${source?.kind} ${source?.id}`} />
    </>
  )
}
