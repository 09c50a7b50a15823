/** The chapters inside one episode: a line in pieces, and a list from which each can be begun. */
import { useSnapshot } from 'valtio'
import type { Mark, Track } from '../../contract/content.ts'
import { markAt, stretchesOf } from '../../domain/player/chapter-markers.ts'
import { useFormats } from '../../state/words/formats.ts'
import { playerDo, playerTime } from '../../state/player/player.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { MarkBar, MarkList } from '../../ui/ChapterMarkerList.tsx'
import { Section } from '../../ui/Section.tsx'
import { useStateOf } from './PartListItem.tsx'
import type { Whole } from './use-parts-around.ts'

interface MarksProps {
  part: Track
  marks: readonly Mark[]
  whole: Whole
  /** Where it stopped, in seconds. */
  place: number | undefined
  onPlay: (second: number) => void
}

const Shown = ({ part, marks, second, isNow, isPlaying, onPick }: ShownProps) => {
  const { t } = useTranslation()
  const { clock } = useFormats()
  const title = t('spoken.parts.audiobook')
  return (
    <Section title={title}>
      <MarkBar stretches={stretchesOf(marks, second, part.duration)} />
      <MarkList
        label={title}
        marks={marks.map((mark) => ({ ...mark, time: clock(mark.at) }))}
        lang={part.lang}
        now={isNow ? markAt(marks, second) : -1}
        isPlaying={isPlaying}
        playingLabel={t('cards.playing')}
        onPick={onPick}
      />
    </Section>
  )
}
interface ShownProps extends Pick<MarksProps, 'part' | 'marks'> {
  second: number
  isNow: boolean
  isPlaying: boolean
  onPick: (second: number) => void
}

/** Only what stands in the player follows the time. */
const Followed = (props: Omit<ShownProps, 'second' | 'isNow'>) => {
  const { position } = useSnapshot(playerTime)
  return <Shown {...props} isNow second={Math.floor(position)} />
}

const goTo = (second: number) => void playerDo((verbs) => verbs.seek(second))

export const Marks = ({ part, marks, whole, place = 0, onPlay }: MarksProps) => {
  const state = useStateOf(whole)
  const shown = { part, marks }
  return state.now === part.id ? (
    <Followed {...shown} isPlaying={state.isPlaying} onPick={state.isPlaying ? goTo : onPlay} />
  ) : (
    <Shown {...shown} second={place} isNow={false} isPlaying={false} onPick={onPlay} />
  )
}
