import { PlayingIndicator } from './PlayingIndicator.tsx'
import css from './ChapterMarkerList.module.css'
import { Text } from './Text.tsx'
import { useDynamicClass } from './dynamic-css.tsx'

interface ChapterMarkerListProps {
  label: string
  marks: readonly { title: string; at: number; time: string }[]
  lang: string | undefined
  now: number
  isPlaying: boolean
  playingLabel: string
  onPick: (at: number) => void
}

export const ChapterMarkerList = ({
  label,
  marks,
  lang,
  now,
  isPlaying,
  playingLabel,
  onPick,
}: ChapterMarkerListProps) => (
  <ol className={css.list} aria-label={label}>
    {marks.map(({ title, at, time }, index) => (
      <li key={at}>
        <button
          type="button"
          className={css.mark}
          aria-current={index === now ? 'true' : undefined}
          onClick={() => onPick(at)}
        >
          <span className={css.title}>
            <Text lang={lang}>{title}</Text>
          </span>
          {index === now && isPlaying && <PlayingIndicator isMoving label={playingLabel} />}
          <span className={css.time}>{time}</span>
        </button>
      </li>
    ))}
  </ol>
)

const MarkerSegment = ({ share, heard }: { share: number; heard: number }) => {
  const size = useDynamicClass({ '--share': share, '--done': `${Math.round(heard * 100)}%` })
  return <span className={`${css.stretch} ${size}`} />
}

export const ChapterMarkerBar = ({
  stretches,
}: {
  stretches: readonly { at: number; share: number; heard: number }[]
}) => (
  <div className={css.bar} aria-hidden>
    {stretches.map(({ at, ...stretch }) => (
      <MarkerSegment key={at} {...stretch} />
    ))}
  </div>
)
