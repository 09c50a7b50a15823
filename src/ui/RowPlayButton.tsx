import type { ButtonHTMLAttributes } from 'react'

interface RowPlayButtonProps {
  className: string | undefined
  /** 'Play' with the title. */
  label: string
  isLocked: boolean
  onPlay: () => void
  control: ButtonHTMLAttributes<HTMLButtonElement>
}

/** Covers its whole row behind the text. A press on a locked item explains why, so it is never `disabled`. */
export const RowPlayButton = ({ className, label, isLocked, onPlay, control }: RowPlayButtonProps) => (
  <button
    type="button"
    className={className}
    aria-label={label}
    aria-disabled={isLocked || undefined}
    onClick={onPlay}
    {...control}
  />
)
