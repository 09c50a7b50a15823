import type { ReactNode } from 'react'
import type { Track } from '../../../contract/content.ts'
import { kindOf } from '../../../contract/kinds.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { Text } from '../../../ui/Text.tsx'
import { useNeighbours } from '../use-neighbours.ts'
import css from './MiniPlayer.module.css'

export const ArtistName = ({ track }: { track: Track }) => {
  const act = track.by ?? track.album.artist
  return <Text lang={act.lang}>{act.name}</Text>
}

/** Art and title; `children` is the second line. */
export const TrackStrip = ({ track, children }: { track: Track; children: ReactNode }) => {
  const { shape } = kindOf(track.kind)
  return (
    <>
      <Picture picture={track.picture} shape={shape} size="row" className={classNames(css.art, css[shape])} />
      <span className={css.who}>
        <span className={css.title}>
          <Text lang={track.lang}>{track.title}</Text>
        </span>
        <span className={css.second}>{children}</span>
      </span>
    </>
  )
}

/** Beside the current track while that is swiped. */
export const NeighbourStrips = () => {
  const { previous, next } = useNeighbours()
  const strip = (track: Track | undefined, place: string | undefined) =>
    track && (
      <span className={classNames(css.strip, place)} aria-hidden>
        <TrackStrip track={track}>
          <span className={css.line}>
            <ArtistName track={track} />
          </span>
        </TrackStrip>
      </span>
    )
  return (
    <>
      {strip(previous, css.before)}
      {strip(next, css.after)}
    </>
  )
}
