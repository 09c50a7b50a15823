/** The filled part is set through CSSOM, as the policy blocks a `style` attribute in served HTML. */
import { type InputHTMLAttributes, useEffect, useRef } from 'react'

interface RangeProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'max'> {
  value: number
  max: number
  onMove: (value: number) => void
  /** Called once before a drag moves the value. */
  onBegin?: () => void
  /** Called when a drag or a key has moved it to its new value. */
  onEnd?: (value: number) => void
}

/** Moves in whole steps, filled exactly: `--at` is the filled share. */
export const Range = ({ value, max, onMove, onBegin, onEnd, ...rest }: RangeProps) => {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.style.setProperty('--at', `${max > 0 ? Math.min(100, (value / max) * 100) : 0}%`)
  }, [value, max])
  /** While it is moved; the element's own value is behind, where its owner answers late. */
  const moved = useRef<number | null>(null)
  useEffect(() => {
    const element = input.current
    // The browser's `change` event: React's `onChange` fires with every move.
    const release = () => {
      if (moved.current !== null) onEnd?.(moved.current)
      moved.current = null
    }
    element?.addEventListener('change', release)
    return () => element?.removeEventListener('change', release)
  }, [onEnd])
  return (
    <input
      ref={input}
      type="range"
      min={0}
      max={max}
      value={Math.round(value)}
      onChange={(event) => {
        if (moved.current === null) onBegin?.()
        moved.current = Number(event.target.value)
        onMove(moved.current)
      }}
      {...rest}
    />
  )
}
