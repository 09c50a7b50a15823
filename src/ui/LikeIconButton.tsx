/** Only shows the state; the caller handles the tap. */
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import css from './LikeIconButton.module.css'
import { IconButton } from './IconButton.tsx'

interface LikeIconButtonProps {
  liked: boolean
  label: string
  onToggle: () => void
  variant?: 'plain' | 'glass'
  large?: boolean
}

export const LikeIconButton = ({
  liked,
  label,
  onToggle,
  variant = 'plain',
  large = false,
}: LikeIconButtonProps) => (
  <IconButton label={label} variant={variant} large={large} aria-pressed={liked} onClick={onToggle}>
    {liked ? (
      <IconHeartFilled className={css.filled} size={24} aria-hidden />
    ) : (
      <IconHeart size={24} aria-hidden />
    )}
  </IconButton>
)
