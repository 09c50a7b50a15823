import type { ComponentProps } from 'react'
import type { Track } from '../../contract/content.ts'
import { kindOf } from '../../contract/kinds.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Text } from '../../ui/Text.tsx'
import { TrackRow } from '../../ui/TrackRow.tsx'

type DerivedProps =
  | 'title'
  | 'titleLang'
  | 'subtitle'
  | 'duration'
  | 'durationLabel'
  | 'picture'
  | 'shape'
  | 'explicit'
type QueueRowProps = Omit<ComponentProps<typeof TrackRow>, DerivedProps> & { track: Track }

export const QueueRow = ({ track, ...row }: QueueRowProps) => {
  const { t } = useTranslation()
  const { clock, length } = useFormats()
  const { name, lang } = track.by ?? track.album.artist
  return (
    <TrackRow
      title={track.title}
      titleLang={track.lang}
      subtitle={<Text lang={lang}>{name}</Text>}
      duration={clock(track.duration)}
      durationLabel={length(track.duration)}
      picture={track.picture}
      shape={kindOf(track.kind).shape}
      explicit={
        track.explicit ? { letter: t('cards.explicitLetter'), label: t('cards.explicit') } : undefined
      }
      {...row}
    />
  )
}
