/** A moon that is dragged along an arch. The range inside handles keys and is what is read aloud. */
import type { PointerEvent, ReactNode } from 'react'
import { IconMoonFilled } from '@tabler/icons-react'
import {
  minuteStep,
  minutesAtFraction,
  maxMinutes,
  pointOnDial,
  fractionOnDial,
} from '../../../domain/player/dial.ts'
import css from './SleepDial.module.css'

const [middle, floor, radius] = [120, 122, 102]
const dots = [0, 0.25, 0.5, 0.75, 1]
const path = `M${middle - radius},${floor}A${radius},${radius} 0 0 1 ${middle + radius},${floor}`

interface SleepDialProps {
  minutes: number
  label: string
  text: string
  onMove: (minutes: number) => void
  children: ReactNode
}

export const SleepDial = ({ minutes, label, text, onMove, children }: SleepDialProps) => {
  const share = minutes / maxMinutes
  const at = (share: number, radius: number) => {
    const { x, y } = pointOnDial(share, radius)
    return { x: middle + x, y: floor - y }
  }
  const moon = at(share, radius)
  const follow = ({ clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLDivElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return
    const { left, top, width } = currentTarget.getBoundingClientRect()
    const unit = width / (2 * middle)
    const x = clientX - left - middle * unit
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl'
    onMove(minutesAtFraction(fractionOnDial(isRtl ? -x : x, top + floor * unit - clientY)))
  }
  return (
    <div
      className={css.arch}
      data-keeps-touch
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        follow(event)
      }}
      onPointerMove={follow}
    >
      <input
        type="range"
        min={minuteStep}
        max={maxMinutes}
        step={minuteStep}
        value={minutes}
        aria-label={label}
        aria-valuetext={text}
        onChange={(event) => onMove(Number(event.target.value))}
      />
      <svg viewBox={`0 0 ${2 * middle} ${floor + 12}`} aria-hidden>
        <path className={css.track} d={path} />
        <path className={css.done} d={path} pathLength={1} strokeDasharray={`${share} 2`} />
        {dots.map((dot) => {
          const { x, y } = at(dot, radius - 22)
          return <circle key={dot} className={css.dot} cx={x} cy={y} r={2} />
        })}
        <circle className={css.knob} cx={moon.x} cy={moon.y} r={14} />
        <g transform={`translate(${moon.x} ${moon.y})`}>
          <g className={css.moon}>
            <IconMoonFilled x={-7} y={-7} width={14} height={14} />
          </g>
        </g>
      </svg>
      <div className={css.under}>{children}</div>
    </div>
  )
}
