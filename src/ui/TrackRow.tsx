/** The row is a button that plays; the title in it may link to the song's page, and its controls are beside them. */
import { IconLock, IconPlayerPlayFilled } from '@tabler/icons-react'
import type { HTMLAttributes, ReactNode } from 'react'
import { useListEntry } from './availability.ts'
import { PlayingIndicator } from './PlayingIndicator.tsx'
import { classNames } from './class-names.ts'
import { Link } from './Link.tsx'
import { Picture, type PictureData, type Silhouette } from './Picture.tsx'
import { RowPlayButton } from './RowPlayButton.tsx'
import { RowSkip, type SkipTarget } from './SkipLink.tsx'
import { useListRef, useListPosition } from './list-position.ts'
import { Text } from './Text.tsx'
import css from './TrackRow.module.css'

interface TrackRowProps {
  /** Left out where the position has no meaning. */
  number?: string
  title: string
  titleLang?: string | undefined
  /** The song's page. */
  to?: string | undefined
  onOpen?: () => void
  subtitle?: ReactNode
  duration?: string
  /** Spoken form of the duration. */
  durationLabel?: string
  picture?: PictureData | undefined
  /** Of its kind, in a list of several. */
  shape?: Silhouette
  state: 'idle' | 'playing' | 'paused' | 'locked'
  /** Text of the playing indicator: 'Playing' or 'Paused'. */
  stateLabel: string
  explicit?: { letter: string; label: string } | undefined
  /** Name of the row's button: 'Play' with the title. */
  playLabel: string
  /** Set where it decides whether the row is available. */
  plays?: string
  onPlay: () => void
  controls?: ReactNode
  /** Leads from the row that plays to the player. */
  skip?: SkipTarget | undefined
  /** For lists whose rows can be moved. */
  row?: HTMLAttributes<HTMLLIElement>
}

const Mark = ({ number, state, stateLabel }: Pick<TrackRowProps, 'number' | 'state' | 'stateLabel'>) => {
  if (state === 'locked') return <IconLock size={18} aria-hidden />
  if (state !== 'idle') return <PlayingIndicator isMoving={state === 'playing'} label={stateLabel} />
  return (
    <>
      <span className={css.number}>{number}</span>
      <IconPlayerPlayFilled className={css.hint} size={16} aria-hidden />
    </>
  )
}

const Title = ({ title, titleLang, to, onOpen }: TrackRowProps) => {
  const text = <Text lang={titleLang}>{title}</Text>
  return to ? (
    <Link to={to} className={css.page} onClick={onOpen}>
      {text}
    </Link>
  ) : (
    text
  )
}

const Words = (props: TrackRowProps) => {
  const { subtitle, explicit } = props
  return (
    <span className={css.words}>
      <span className={css.title}>
        <Title {...props} />
        {explicit && (
          <span className={css.explicit} role="img" aria-label={explicit.label} title={explicit.label}>
            {explicit.letter}
          </span>
        )}
      </span>
      {subtitle && <span className={css.line}>{subtitle}</span>}
    </span>
  )
}

export const TrackRow = (props: TrackRowProps) => {
  const {
    number,
    picture,
    shape = 'square',
    state,
    duration,
    durationLabel,
    playLabel,
    plays,
    onPlay,
    controls,
    skip,
    row,
  } = props
  const { box, control } = useListEntry(plays ? [plays] : [], state === 'playing')
  return (
    <li
      {...useListPosition()}
      {...row}
      className={css.row}
      data-state={state}
      aria-current={state === 'playing' ? 'true' : undefined}
      {...box}
    >
      <RowPlayButton
        className={css.play}
        label={playLabel}
        isLocked={state === 'locked'}
        onPlay={onPlay}
        control={control}
      />
      {(number || state !== 'idle') && (
        <span className={css.mark}>
          <Mark {...props} />
        </span>
      )}
      {picture && (
        <Picture picture={picture} shape={shape} size="row" className={classNames(css.picture, css[shape])} />
      )}
      <Words {...props} />
      <span className={css.controls}>{controls}</span>
      {duration && (
        <span className={css.duration}>
          <span aria-hidden>{duration}</span>
          <span className="sr">{durationLabel}</span>
        </span>
      )}
      <RowSkip state={state} skip={skip} />
    </li>
  )
}

export const TrackList = ({ label, children }: { label: string; children: ReactNode }) => (
  <ol ref={useListRef()} aria-label={label} className={css.list}>
    {children}
  </ol>
)
