import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { type ResumeProps, useResumeButton } from './use-resume-button.ts'

const Icon = ({ isPlaying, size }: { isPlaying: boolean; size: number }) =>
  isPlaying ? (
    <IconPlayerPauseFilled size={size} aria-hidden />
  ) : (
    <IconPlayerPlayFilled size={size} aria-hidden />
  )

export const ResumeButton = (props: ResumeProps) => {
  const { label, isPlaying, ...button } = useResumeButton(props)
  return (
    <Button variant="play" icon={<Icon isPlaying={isPlaying} size={22} />} {...button}>
      {label}
    </Button>
  )
}

export const SmallResumeButton = (props: ResumeProps) => {
  const { label, isPlaying, ...button } = useResumeButton(props)
  return (
    <IconButton variant="solid" label={label} {...button}>
      <Icon isPlaying={isPlaying} size={20} />
    </IconButton>
  )
}
