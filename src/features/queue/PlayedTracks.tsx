import { IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import type { Track } from '../../contract/content.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { MoreButton } from '../../ui/MoreButton.tsx'
import css from './Queue.module.css'
import { QueueTrackRow } from './QueueTrackRow.tsx'
import { queuePageSize } from './queue-page-size.ts'

interface PlayedTracksProps {
  queue: readonly Track[]
  played: readonly number[]
}
export const PlayedTracks = ({ queue, played }: PlayedTracksProps) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const [rows, setRows] = useState(queuePageSize)
  if (played.length === 0) return null
  const last = played.slice(-rows)
  const name = t('history.view.played')
  return (
    <details className={css.played}>
      <summary>
        <IconChevronRight className="mirror" size={18} aria-hidden />
        {name} <b>{number(played.length)}</b>
      </summary>
      <div className={css.part}>
        {played.length > rows && (
          <MoreButton
            load={() => setRows(rows + queuePageSize)}
            isLoading={false}
            label={t('structure.moreOf', { shown: number(last.length), n: number(played.length) })}
          />
        )}
        <ol aria-label={name}>
          {last.map((index, offset) => {
            const track = queue[index]
            return (
              track && (
                <QueueTrackRow key={played.length - last.length + offset} track={track} index={index} />
              )
            )
          })}
        </ol>
      </div>
    </details>
  )
}
