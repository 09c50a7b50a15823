import { IconCircleCheckFilled, IconLock, IconPlayerPlayFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useListEntry } from './availability.ts'
import { PlayingIndicator } from './PlayingIndicator.tsx'
import { Link } from './Link.tsx'
import { useListRef, useListPosition } from './list-position.ts'
import css from './PartRow.module.css'
import { RowPlayButton } from './RowPlayButton.tsx'
import { RowSkip, type SkipTarget } from './SkipLink.tsx'
import { Text } from './Text.tsx'
import { useDynamicClass } from './dynamic-css.tsx'

export interface PartRowProps {
  title: string
  titleLang?: string | undefined
  /** Its own page; the text links there, everything else plays. */
  to?: string | undefined
  subtitle: ReactNode
  state: 'idle' | 'playing' | 'paused' | 'locked'
  stateLabel: string
  playLabel: string
  plays: string
  onPlay: () => void
  /** The share that was played, 0 to 1; null where it was never started. */
  playedFraction: number | null
  /** It was played to its end. */
  isPlayed: boolean
  control?: ReactNode
  /** Leads from the row that plays to the player. */
  skip?: SkipTarget | undefined
}

const Progress = ({ playedFraction }: { playedFraction: number }) => {
  const done = useDynamicClass({ '--done': `${Math.min(100, Math.round(playedFraction * 100))}%` })
  return <span className={`${css.progress} ${done}`} aria-hidden />
}

const Mark = ({ state, stateLabel }: Pick<PartRowProps, 'state' | 'stateLabel'>) => {
  if (state === 'locked') return <IconLock size={18} aria-hidden />
  if (state !== 'idle') return <PlayingIndicator isMoving={state === 'playing'} label={stateLabel} />
  return <IconPlayerPlayFilled size={18} aria-hidden />
}

export const PartRow = (props: PartRowProps) => {
  const {
    title,
    titleLang,
    to,
    subtitle,
    state,
    stateLabel,
    playLabel,
    onPlay,
    playedFraction,
    isPlayed,
    control,
  } = props
  const entry = useListEntry([props.plays, ...(to ? [to] : [])], state === 'playing')
  const name = <Text lang={titleLang}>{title}</Text>
  return (
    <li
      {...useListPosition()}
      className={css.row}
      data-state={state}
      aria-current={state === 'playing' ? 'true' : undefined}
      {...entry.box}
    >
      <RowPlayButton
        className={css.play}
        label={playLabel}
        isLocked={state === 'locked'}
        onPlay={onPlay}
        control={entry.control}
      />
      <span className={css.mark}>
        <Mark state={state} stateLabel={stateLabel} />
      </span>
      <span className={css.words}>
        <span className={css.title}>{to ? <Link to={to}>{name}</Link> : name}</span>
        <span className={css.line}>
          {isPlayed && <IconCircleCheckFilled className={css.tick} size={16} aria-hidden />}
          <span>{subtitle}</span>
        </span>
        {playedFraction !== null && <Progress playedFraction={playedFraction} />}
      </span>
      {control && <span className={css.control}>{control}</span>}
      <RowSkip state={state} skip={props.skip} />
    </li>
  )
}

export const PartRows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ol ref={useListRef()} aria-label={label} className={css.rows}>
    {children}
  </ol>
)
