/** A native range whose filled part follows its value. CSSOM sets it, for a `style` attribute never leaves the server. */
import { type InputHTMLAttributes, useEffect, useRef } from 'react'

interface RangeProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'max'> {
  value: number
  max: number
  onMove: (value: number) => void
  /** It is about to be moved, once for all that a hand does to it until it lets go. */
  onBegin?: () => void
}

/** Moved by whole steps, filled as finely as told: `--at` is the filled share, for the track's own rule. */
export const Range = ({ value, max, onMove, onBegin, ...rest }: RangeProps) => {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.style.setProperty('--at', `${max > 0 ? Math.min(100, (value / max) * 100) : 0}%`)
  }, [value, max])
  const isHeld = useRef(false)
  useEffect(() => {
    const element = input.current
    // The browser's own: React calls by this name what happens with every move.
    const letGo = () => void (isHeld.current = false)
    element?.addEventListener('change', letGo)
    return () => element?.removeEventListener('change', letGo)
  }, [])
  return (
    <input
      ref={input}
      type="range"
      min={0}
      max={max}
      value={Math.round(value)}
      onChange={(event) => {
        if (!isHeld.current) onBegin?.()
        isHeld.current = true
        onMove(Number(event.target.value))
      }}
      {...rest}
    />
  )
}
