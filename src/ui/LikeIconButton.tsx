/** A heart that fills when liked. It only shows; what a tap does is said by whoever uses it. */
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import css from './LikeIconButton.module.css'
import { IconButton } from './IconButton.tsx'

interface LikeIconButtonProps {
  liked: boolean
  /** Says what it is for, whether it is on or not: 'Like' with the title of the thing. */
  label: string
  onToggle: () => void
  variant?: 'plain' | 'glass'
  large?: boolean
}

export const LikeIconButton = ({
  liked,
  label,
  onToggle,
  variant: look = 'plain',
  large = false,
}: LikeIconButtonProps) => (
  <IconButton label={label} variant={look} large={large} aria-pressed={liked} onClick={onToggle}>
    {liked ? (
      <IconHeartFilled className={css.filled} size={24} aria-hidden />
    ) : (
      <IconHeart size={24} aria-hidden />
    )}
  </IconButton>
)
