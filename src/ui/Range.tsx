/** A native range whose filled part follows its value. CSSOM sets it, for a `style` attribute never leaves the server. */
import { type InputHTMLAttributes, useEffect, useRef } from 'react'

interface RangeProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'max'> {
  value: number
  max: number
  onMove: (value: number) => void
}

/** `--at` is the filled share, for the track's own rule. */
export const Range = ({ value, max, onMove, ...rest }: RangeProps) => {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.style.setProperty('--at', `${max > 0 ? Math.min(100, (value / max) * 100) : 0}%`)
  }, [value, max])
  return (
    <input
      ref={input}
      type="range"
      min={0}
      max={max}
      value={value}
      onChange={(event) => onMove(Number(event.target.value))}
      {...rest}
    />
  )
}
