import type { PointerEvent } from 'react'
import type { Track } from '../../../contract/content.ts'
import { kindOf } from '../../../contract/kinds.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useNeighbours } from '../use-neighbours.ts'
import css from './FullPlayer.module.css'

export const Cover = ({ track, place }: { track: Track; place?: string | undefined }) => {
  const { shape } = kindOf(track.kind)
  return (
    <Picture
      picture={track.picture}
      shape={shape}
      size="cover"
      decorative
      className={classNames(css.cover, shape === 'tall' && css.tall, shape !== 'bubble' && css.soft, place)}
    />
  )
}

export const NeighbourCovers = () => {
  const { previous, next } = useNeighbours()
  return (
    <>
      {previous && <Cover key={`before ${previous.id}`} track={previous} place={css.before} />}
      {next && <Cover key={`after ${next.id}`} track={next} place={css.after} />}
    </>
  )
}
export const isOnCover = ({ target }: PointerEvent) =>
  target instanceof Element && target.closest(`.${css.cover}`)
