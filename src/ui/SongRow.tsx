/**
 * A song in a list of cards: the row is a button that plays, the title in it the link to the song's page. Like,
 * menu and other controls are beside them.
 */
import { IconLock, IconPlayerPlayFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useListEntry } from './availability.ts'
import { Link } from './Link.tsx'
import { Picture, type PictureData } from './Picture.tsx'
import { PlayingIndicator } from './PlayingIndicator.tsx'
import { classNames } from './class-names.ts'
import { useListPosition } from './list-position.ts'
import rows from './Rows.module.css'
import { RowPlayButton } from './RowPlayButton.tsx'
import { RowSkip, type SkipTarget } from './SkipLink.tsx'
import css from './SongRow.module.css'
import { Text } from './Text.tsx'

interface SongRowProps {
  /** The song's page. */
  to: string
  picture: PictureData
  title: string
  titleLang?: string | undefined
  subtitle?: ReactNode
  /** Read aloud before the title. */
  kind: string
  /** Position in a chart. */
  rank?: string | undefined
  duration?: string | undefined
  /** Spoken form of the duration. */
  durationLabel?: string | undefined
  explicit?: string | false | undefined
  state: 'idle' | 'playing' | 'paused' | 'locked'
  /** Text of the playing indicator: 'Playing' or 'Paused'. */
  stateLabel: string
  /** Name of the row's button: 'Play' with the title. */
  playLabel: string
  /** Id of the song: offline it decides whether the row is available. */
  plays: string
  onPlay: () => void
  onOpen: () => void
  controls?: ReactNode
  /** Leads from the row that plays to the player. */
  skip?: SkipTarget | undefined
}

const Mark = ({ state, stateLabel }: Pick<SongRowProps, 'state' | 'stateLabel'>) => {
  if (state === 'locked') return <IconLock size={20} aria-hidden />
  if (state === 'idle') return <IconPlayerPlayFilled size={20} aria-hidden />
  return <PlayingIndicator isMoving={state === 'playing'} label={stateLabel} />
}

const Title = ({ to, title, titleLang, kind, explicit, onOpen }: SongRowProps) => (
  <span data-explicit={explicit} className={rows.title}>
    <Link to={to} className={css.page} onClick={onOpen}>
      <span className="sr">{`${kind}: `}</span>
      <Text lang={titleLang}>{title}</Text>
    </Link>
  </span>
)

export const SongRow = (props: SongRowProps) => {
  const { picture, subtitle, rank, duration, durationLabel, state, playLabel, plays, onPlay, controls } =
    props
  const { box, control } = useListEntry([plays], state === 'playing')
  return (
    <li
      {...useListPosition()}
      className={classNames(rows.row, css.row)}
      data-state={state}
      data-dimmed={state === 'locked'}
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
      <span className={css.song}>
        {rank && <span className={rows.rank}>{rank}</span>}
        <span className={classNames(rows.slot, rows.square, css.slot)}>
          <Picture picture={picture} shape="square" size="row" className={rows.picture} />
          <span className={css.mark}>
            <Mark {...props} />
          </span>
        </span>
        <span className={rows.words}>
          <Title {...props} />
          {subtitle && <span className={rows.line}>{subtitle}</span>}
        </span>
        {duration && (
          <span className={rows.end}>
            <span aria-hidden>{duration}</span>
            <span className="sr">{durationLabel}</span>
          </span>
        )}
      </span>
      <span className={css.controls}>{controls}</span>
      <RowSkip state={state} skip={props.skip} />
    </li>
  )
}
