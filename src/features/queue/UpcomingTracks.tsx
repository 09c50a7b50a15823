import { useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Track } from '../../contract/content.ts'
import type { QueuedTrack } from '../../contract/player-records.ts'
import { queueRunsOf } from '../../domain/queue/manually-added.ts'
import { useFormats } from '../../state/words/formats.ts'
import { player } from '../../state/player/player.ts'
import { changeQueue } from '../../state/queue/change-queue.ts'
import { useTrackCount } from '../../state/words/use-track-count.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { MoreButton } from '../../ui/MoreButton.tsx'
import css from './Queue.module.css'
import { QueueTrackRow } from './QueueTrackRow.tsx'
import { queuePageSize } from './queue-page-size.ts'
import { useReorder } from './use-reorder.ts'

const EndOfQueue = ({ isEmpty }: { isEmpty: boolean }) => {
  const { t } = useTranslation()
  const { loop } = useSnapshot(player)
  if (loop === 'REPEAT_ALL') return <p className={css.note}>{t('queue.again')}</p>
  return isEmpty && <p className={css.note}>{t('queue.nothing')}</p>
}

const UpcomingCount = ({ tracks }: { tracks: readonly Track[] }) => {
  const { length, joinParts } = useFormats()
  const countOf = useTrackCount()
  if (tracks.length === 0) return null
  const seconds = tracks.reduce((sum, { duration }) => sum + duration, 0)
  return <p>{joinParts([countOf(tracks), length(seconds)])}</p>
}

const useRunName = () => {
  const { t } = useTranslation()
  const { source } = useSnapshot(player)
  return (isChosen: boolean | null) => {
    if (isChosen) return t('player.chosen')
    return source?.title && isChosen !== null ? t('player.from', { title: source.title }) : null
  }
}

interface UpcomingTracksProps {
  queue: readonly QueuedTrack[]
  order: readonly number[]
  first: number
}
export const UpcomingTracks = ({ queue, order, first }: UpcomingTracksProps) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const nameOf = useRunName()
  const [announcement, setAnnouncement] = useState('')
  const [rows, setRows] = useState(queuePageSize)
  const all = order.slice(first)
  const upcoming = all.slice(0, rows)
  const move = async (from: number, to: number) => {
    // Read now: the rendered rows may be a move behind.
    const title = player.queue[player.order?.[first + from] ?? -1]?.title ?? ''
    const isDone = await changeQueue((actions) => actions.move(first + from, first + to))
    if (isDone) setAnnouncement(t('queue.moved', { title, n: number(to + 1), total: number(all.length) }))
    return isDone
  }
  const ids = upcoming.map((at) => queue[at]?.id ?? '')
  const { list, handle, shiftOf, heldAt } = useReorder(ids, move)
  return (
    <section className={css.part} ref={list} data-pulls={heldAt !== null}>
      <div className={css.heading}>
        <h3>{t('queue.next')}</h3>
        <UpcomingCount tracks={all.flatMap((at) => queue[at] ?? [])} />
      </div>
      {queueRunsOf(upcoming.flatMap((at) => queue[at] ?? [])).map(({ isChosen, from, length }) => (
        <div key={from}>
          {nameOf(isChosen) && <h4>{nameOf(isChosen)}</h4>}
          <ol aria-label={nameOf(isChosen) ?? t('queue.next')}>
            {upcoming.slice(from, from + length).map((at, offset) => {
              const position = from + offset
              const track = queue[at]
              return (
                track && (
                  <QueueTrackRow
                    key={position}
                    track={track}
                    index={at}
                    handle={handle(position)}
                    shift={shiftOf(position)}
                    isDragged={heldAt === position}
                  />
                )
              )
            })}
          </ol>
        </div>
      ))}
      {all.length > rows ? (
        <MoreButton
          load={() => setRows(rows + queuePageSize)}
          isLoading={false}
          label={t('structure.moreOf', { shown: number(upcoming.length), n: number(all.length) })}
        />
      ) : (
        <EndOfQueue isEmpty={all.length === 0} />
      )}
      <p className="sr" role="status">
        {announcement}
      </p>
    </section>
  )
}
