import { IconHistory } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { kindOf } from '../../contract/kinds.ts'
import type { SavedQueue } from '../../contract/player-records.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { callQueue, changeQueue } from '../../state/queue/change-queue.ts'
import { useTrackCount } from '../../state/words/use-track-count.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/Picture.tsx'
import row from './PastQueues.module.css'
import css from './Queue.module.css'

/** Read anew whenever the queue is replaced: a cleared one has just become a past one. */
const usePastQueues = (queue: readonly unknown[]) => {
  const { maxRating } = usePortal()
  const [past, setPast] = useState<readonly SavedQueue[]>([])
  useEffect(() => {
    if (queue.length === 0) return
    let isUnmounted = false
    callQueue((queue) => queue.loadPastQueues())
      .then((found) => {
        if (!isUnmounted) setPast(found)
      })
      .catch((problem: unknown) => console.info('the recent queues could not be read', problem))
    return () => {
      isUnmounted = true
    }
  }, [queue])
  // The ceiling may have fallen since they were read.
  return past.filter(({ tracks }) => tracks.every(({ grading }) => grading <= maxRating))
}

const PastQueueRow = ({ past }: { past: SavedQueue }) => {
  const { t } = useTranslation()
  const countOf = useTrackCount()
  const { tracks, index, source } = past
  const track = tracks[index]
  if (!track) return null
  const { shape } = kindOf(track.kind)
  const name = source?.title || (tracks.length > 1 ? t('queue.mixed', { title: track.title }) : track.title)
  return (
    <li>
      <button
        type="button"
        className={row.past}
        aria-label={t('queue.goBack', { title: name })}
        onClick={() => void changeQueue((queue) => queue.restorePastQueue(past))}
      >
        <Picture
          picture={track.picture}
          shape={shape}
          size="row"
          className={classNames(row.cover, row[shape])}
        />
        <span className={row.words}>
          <bdi>{name}</bdi>
          <span>{countOf(tracks)}</span>
        </span>
        <IconHistory size={20} aria-hidden />
      </button>
    </li>
  )
}

export const PastQueues = ({ queue }: { queue: readonly unknown[] }) => {
  const { t } = useTranslation()
  const past = usePastQueues(queue)
  if (past.length === 0) return null
  return (
    <section className={css.part}>
      <h3>{t('queue.past')}</h3>
      <p className={css.note}>{t('queue.pastHint')}</p>
      <ul>
        {past.map((pastQueue) => (
          <PastQueueRow
            key={`${pastQueue.source?.id ?? ''}-${pastQueue.tracks.map(({ id }) => id).join()}`}
            past={pastQueue}
          />
        ))}
      </ul>
    </section>
  )
}
