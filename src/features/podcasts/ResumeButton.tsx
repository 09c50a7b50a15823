import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import type { Track } from '../../contract/content.ts'
import { resumePartOf } from '../../domain/podcasts/parts.ts'
import { useFormats } from '../../state/words/formats.ts'
import { callPlayer } from '../../state/player/player.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useCollectionPlayback } from './PartListItem.tsx'
import type { PartsShown } from './use-parts.ts'
import type { Collection } from './use-parts-around.ts'
import { usePlayPart } from './use-play-part.ts'
import type { PlaybackPositions } from '../../state/player/playback-positions.ts'

interface ResumeProps {
  collection: Collection
  shown: Pick<PartsShown, 'parts' | 'order'>
  positions: PlaybackPositions
  opened?: Track | undefined
  only?: string
}

const useResume = ({ collection, shown, positions, opened, only = opened?.id }: ResumeProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const state = useCollectionPlayback(collection)
  const play = usePlayPart(collection, { order: shown.order, parts: shown.parts, positions })
  const total = only ? shown.parts.length : collection.total
  const resume = opened ? { id: opened.id, left: null } : resumePartOf(positions.list, shown.parts, total)
  const isCurrent = state.now !== undefined && (!only || only === state.now)
  const label = () => {
    if (isCurrent && state.isPlaying) return t('album.pause')
    if (opened) return t('spoken.playChapter', { n: formats.number(opened.number) })
    if (resume?.left) return t('spoken.continueLeft', { time: formats.length(resume.left) })
    return t(positions.list.length > 0 ? 'spoken.continue' : 'play')
  }
  return {
    label: label(),
    isPlaying: isCurrent && state.isPlaying,
    disabled: resume === null,
    onClick: () => {
      if (isCurrent) void callPlayer((actions) => actions.toggle())
      else if (resume) void play(resume)
    },
  }
}

const Icon = ({ isPlaying, size }: { isPlaying: boolean; size: number }) =>
  isPlaying ? (
    <IconPlayerPauseFilled size={size} aria-hidden />
  ) : (
    <IconPlayerPlayFilled size={size} aria-hidden />
  )

export const ResumeButton = (props: ResumeProps) => {
  const { label, isPlaying, ...button } = useResume(props)
  return (
    <Button variant="play" icon={<Icon isPlaying={isPlaying} size={22} />} {...button}>
      {label}
    </Button>
  )
}

export const SmallResumeButton = (props: ResumeProps) => {
  const { label, isPlaying, ...button } = useResume(props)
  return (
    <IconButton variant="solid" label={label} {...button}>
      <Icon isPlaying={isPlaying} size={20} />
    </IconButton>
  )
}
