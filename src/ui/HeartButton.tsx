/** A heart that fills when liked. It only shows; what a tap does is said by whoever uses it. */
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useState } from 'react'
import css from './HeartButton.module.css'
import { IconButton } from './IconButton.tsx'

interface HeartButtonProps {
  liked: boolean
  /** Says what it is for, whether it is on or not: 'Like' with the title of the thing. */
  label: string
  onToggle: () => void
  look?: 'plain' | 'glass'
  large?: boolean
}

export const HeartButton = ({ liked, label, onToggle, look = 'plain', large = false }: HeartButtonProps) => {
  // Only a tap makes it beat: rows of a list come with their hearts while it is scrolled.
  const [isTapped, setTapped] = useState(false)
  const toggle = () => {
    setTapped(true)
    onToggle()
  }
  return (
    <IconButton label={label} look={look} large={large} aria-pressed={liked} onClick={toggle}>
      {liked ? (
        <IconHeartFilled className={isTapped ? css.filled : undefined} size={24} aria-hidden />
      ) : (
        <IconHeart size={24} aria-hidden />
      )}
    </IconButton>
  )
}
