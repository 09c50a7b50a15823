import { Fragment, type ReactNode, useCallback } from 'react'
import { useTranslation } from '../../state/words/translation.tsx'
import type { Track } from '../../contract/content.ts'
import { isSong } from '../../contract/kinds.ts'
import { isLanguage, localeOf } from '../../contract/languages.ts'
import { addressOf } from '../../domain/addresses/addresses.ts'
import { useFormats } from '../../state/words/formats.ts'
import { rememberTappedCard } from '../../state/navigation/tapped-cards.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import type { QueueSource } from '../../domain/queue/queue-source.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'
import { Text } from '../../ui/Text.tsx'
import { TrackList, TrackRow } from '../../ui/TrackRow.tsx'
import { VirtualList } from '../../ui/VirtualList.tsx'
import { useSkipToPlayer } from '../../state/player/use-skip-to-player.ts'
import { type ListPlayback, playFrom, togglePlay, useListPlayback } from '../../state/player/list-playback.ts'

export type SecondLine = 'guests' | 'artist' | 'album'

export interface PlayableTrackListProps {
  tracks: readonly Track[]
  source: QueueSource
  label: string
  second: SecondLine
  covers?: boolean
  controls: (track: Track) => ReactNode
}

const commas = { ltr: ', ', rtl: '، ' }

/** The whole line has the direction of the first name, and is cut and punctuated accordingly. */
const Names = ({ people }: { people: readonly { name: string; lang?: string | undefined }[] }) => {
  const page = usePortal().lang
  const lang = people[0]?.lang
  const { dir } = localeOf(isLanguage(lang) ? lang : page)
  const names = people.map(({ name, lang }, at) => (
    <Fragment key={name}>
      {at > 0 && commas[dir]}
      <Text lang={lang}>{name}</Text>
    </Fragment>
  ))
  return people.length > 1 ? <bdi dir={dir}>{names}</bdi> : names
}

const useSecondLine = (track: Track, second: SecondLine): ReactNode => {
  const { t } = useTranslation()
  if (track.restriction) return t(`cards.restricted.${track.restriction}`)
  if (second === 'album') return <Text lang={track.album.lang}>{track.album.title}</Text>
  if (second === 'artist')
    return <Names people={[...(track.by ? [track.by] : [track.album.artist]), ...track.guests]} />
  if (track.guests.length === 0) return undefined
  return (
    <span>
      {t('album.with')} <Names people={track.guests} />
    </span>
  )
}

const stateOf = (track: Track, { trackId, isPlaying }: ListPlayback) => {
  if (track.restriction) return 'locked'
  if (track.id !== trackId) return 'idle'
  return isPlaying ? 'playing' : 'paused'
}

interface PlayableTrackProps extends Omit<PlayableTrackListProps, 'label'> {
  track: Track
  at: number
  now: ListPlayback
}
const PlayableTrack = ({
  track,
  at,
  now,
  tracks,
  source,
  second,
  covers = false,
  controls,
}: PlayableTrackProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const subtitle = useSecondLine(track, second)
  const state = stateOf(track, now)
  const { restriction } = track
  const onPlay = () => {
    if (restriction) showSnack(`cards.restricted.${restriction}`)
    else void (state === 'idle' ? playFrom(tracks, at, source) : togglePlay())
  }
  const labelKey = state === 'playing' ? 'cards.pauseTitle' : 'cards.playTitle'
  return (
    <TrackRow
      number={formats.number(second === 'guests' ? track.number : at + 1)}
      title={track.title}
      titleLang={track.lang}
      to={isSong(track) ? addressOf(track) : undefined}
      onOpen={() => rememberTappedCard(track)}
      subtitle={subtitle}
      duration={formats.clock(track.duration)}
      durationLabel={formats.length(track.duration)}
      picture={covers ? track.picture : undefined}
      state={state}
      stateLabel={t(state === 'playing' ? 'cards.playing' : 'cards.paused')}
      explicit={
        track.explicit ? { letter: t('cards.explicitLetter'), label: t('cards.explicit') } : undefined
      }
      playLabel={t(labelKey, { title: track.title })}
      plays={track.id}
      onPlay={onPlay}
      controls={controls(track)}
      skip={useSkipToPlayer()}
    />
  )
}

/** Longer than any album: beyond that only the rows around the screen are rendered. */
const maxUnwindowed = 60
/** A playlist may contain a song twice. */
const keyOf = ({ id }: Track, at: number) => `${id}-${at}`

export const PlayableTrackList = ({
  label,
  tracks,
  source,
  second,
  covers = false,
  controls,
}: PlayableTrackListProps) => {
  const now = useListPlayback(source)
  const row = useCallback(
    (track: Track, at: number) => (
      <PlayableTrack {...{ tracks, source, second, covers, controls, track, at, now }} />
    ),
    [tracks, source, second, covers, controls, now],
  )
  if (tracks.length > maxUnwindowed)
    return (
      <VirtualList items={tracks} keyOf={keyOf} row={row}>
        {(rows) => <TrackList label={label}>{rows}</TrackList>}
      </VirtualList>
    )
  return (
    <TrackList label={label}>
      {tracks.map((track, at) => (
        <Fragment key={keyOf(track, at)}>{row(track, at)}</Fragment>
      ))}
    </TrackList>
  )
}
