import { useSnapshot } from 'valtio'
import type { ChapterMarker, Track } from '../../contract/content.ts'
import { chapterMarkerAt, chapterProgressOf } from '../../domain/player/chapter-markers.ts'
import { useFormats } from '../../state/words/formats.ts'
import { callPlayer, playerTime } from '../../state/player/player.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { ChapterMarkerBar, ChapterMarkerList } from '../../ui/ChapterMarkerList.tsx'
import { Section } from '../../ui/Section.tsx'
import { useCollectionPlayback } from './use-collection-playback.ts'
import type { Collection } from './use-parts-around.ts'

interface ChapterMarkersProps {
  part: Track
  marks: readonly ChapterMarker[]
  collection: Collection
  position: number | undefined
  onPlay: (second: number) => void
}

const MarkerSection = ({ part, marks, second, isCurrent, isPlaying, onPick }: MarkerSectionProps) => {
  const { t } = useTranslation()
  const { clock } = useFormats()
  const title = t('spoken.parts.audiobook')
  return (
    <Section title={title}>
      <ChapterMarkerBar stretches={chapterProgressOf(marks, second, part.duration)} />
      <ChapterMarkerList
        label={title}
        marks={marks.map((mark) => ({ ...mark, time: clock(mark.at) }))}
        lang={part.lang}
        now={isCurrent ? chapterMarkerAt(marks, second) : -1}
        isPlaying={isPlaying}
        playingLabel={t('cards.playing')}
        onPick={onPick}
      />
    </Section>
  )
}
interface MarkerSectionProps extends Pick<ChapterMarkersProps, 'part' | 'marks'> {
  second: number
  isCurrent: boolean
  isPlaying: boolean
  onPick: (second: number) => void
}

/** Only the current track follows the time. */
const LiveMarkerSection = (props: Omit<MarkerSectionProps, 'second' | 'isCurrent'>) => {
  const { position } = useSnapshot(playerTime)
  return <MarkerSection {...props} isCurrent second={Math.floor(position)} />
}

const seekTo = (second: number) => void callPlayer((actions) => actions.seek(second))

export const ChapterMarkers = ({
  part,
  marks,
  collection,
  position: storedPosition = 0,
  onPlay,
}: ChapterMarkersProps) => {
  const state = useCollectionPlayback(collection)
  const shown = { part, marks }
  return state.now === part.id ? (
    <LiveMarkerSection {...shown} isPlaying={state.isPlaying} onPick={state.isPlaying ? seekTo : onPlay} />
  ) : (
    <MarkerSection {...shown} second={storedPosition} isCurrent={false} isPlaying={false} onPick={onPlay} />
  )
}
