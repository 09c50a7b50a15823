import type { Track } from '../../contract/content.ts'
import { resumePartOf } from '../../domain/podcasts/parts.ts'
import { callPlayer } from '../../state/player/player.ts'
import type { PlaybackPositions } from '../../state/player/playback-positions.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { useCollectionPlayback } from './use-collection-playback.ts'
import type { PartsShown } from './use-parts.ts'
import type { Collection } from './use-parts-around.ts'
import { usePlayPart } from './use-play-part.ts'

export interface ResumeProps {
  collection: Collection
  shown: Pick<PartsShown, 'parts' | 'order'>
  positions: PlaybackPositions
  opened?: Track | undefined
  only?: string
}

/** Resumes where it stopped, with the time that is left. */
export const useResumeButton = ({ collection, shown, positions, opened, only = opened?.id }: ResumeProps) => {
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
