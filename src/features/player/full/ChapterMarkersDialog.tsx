import { IconList } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { ChapterMarker } from '../../../contract/content.ts'
import { chapterMarkerAt } from '../../../domain/player/chapter-markers.ts'
import { openDialog } from '../../../state/dialogs/dialogs.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { player, callPlayer, playerTime } from '../../../state/player/player.ts'
import { useCurrentTrack } from '../../../state/player/current-track.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { ChapterMarkerList } from '../../../ui/ChapterMarkerList.tsx'
import { Text } from '../../../ui/Text.tsx'
import css from './SeekBar.module.css'

export const ChapterMarkersDialog = ({ close }: { close: () => void }) => {
  const { t } = useTranslation()
  const { clock } = useFormats()
  const { phase } = useSnapshot(player)
  const { position } = useSnapshot(playerTime)
  const track = useCurrentTrack()
  const marks = track?.marks
  useEffect(() => {
    if (!marks) close()
  }, [marks, close])
  if (!marks) return null
  const pick = (at: number) => {
    void callPlayer((actions) => actions.seek(at))
    close()
  }
  return (
    <ChapterMarkerList
      label={t('spoken.parts.audiobook')}
      marks={marks.map((mark) => ({ ...mark, time: clock(mark.at) }))}
      lang={track.lang}
      now={chapterMarkerAt(marks, position)}
      isPlaying={phase === 'playing'}
      playingLabel={t('cards.playing')}
      onPick={pick}
    />
  )
}

export const CurrentChapterButton = ({
  marks,
  lang,
}: {
  marks: readonly ChapterMarker[]
  lang: string | undefined
}) => {
  const { t } = useTranslation()
  const { position } = useSnapshot(playerTime)
  const now = marks[chapterMarkerAt(marks, position)]
  return (
    <button type="button" className={css.mark} onClick={() => openDialog('chapterMarkers', {})}>
      <IconList size={20} aria-hidden />
      <span className="sr">{t('spoken.parts.audiobook')}</span>
      <Text lang={lang}>{now?.title ?? ''}</Text>
    </button>
  )
}
