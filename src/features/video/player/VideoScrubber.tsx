/** A native range that fills from the inline start, with a thumbnail of the position under the pointer. */
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useFormats } from '../../../state/words/formats.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Range } from '../../../ui/Range.tsx'
import controls from './VideoControls.module.css'
import css from './VideoScrubber.module.css'
import type { VideoActions } from './video-actions.ts'
import { type Thumbnail, thumbnailAt, thumbnailsIn } from './thumbnails.ts'
import type { VideoState } from './use-video-state.ts'

/** Fetched when the scrubber is first used; a video without thumbnails is shown without. */
const useThumbnails = (url: string | undefined) => {
  const [isWanted, setWanted] = useState(false)
  const [pictures, setPictures] = useState<readonly Thumbnail[]>([])
  useEffect(() => {
    if (!url || !isWanted) return
    const aborter = new AbortController()
    fetch(url, { signal: aborter.signal })
      .then((answer) => (answer.ok ? answer.text() : ''))
      .then((text) => setPictures(thumbnailsIn(text, new URL(url, location.href).href)))
      .catch((problem: unknown) => console.info('the thumbnails could not be loaded', problem))
    return () => aborter.abort()
  }, [url, isWanted])
  return { pictures, want: () => setWanted(true) }
}

const shareUnder = ({ clientX, currentTarget }: PointerEvent) => {
  const { left, width } = currentTarget.getBoundingClientRect()
  const share = Math.min(1, Math.max(0, (clientX - left) / Math.max(1, width)))
  return document.documentElement.dir === 'rtl' ? 1 - share : share
}

const ThumbnailPreview = ({
  share,
  at,
  picture,
}: {
  share: number
  at: string
  picture: Thumbnail | undefined
}) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const style = box.current?.style
    style?.setProperty('--share', String(share))
    if (!picture) return
    style?.setProperty('--picture', `url("${picture.url}")`)
    style?.setProperty('--x', `${-picture.x}px`)
    style?.setProperty('--y', `${-picture.y}px`)
  }, [share, picture])
  return (
    <div ref={box} className={css.peek} aria-hidden>
      {picture && <div className={css.picture} />}
      <span>{at}</span>
    </div>
  )
}

interface ScrubberProps {
  state: VideoState
  actions: VideoActions
  /** Duration by the data, until the file is loaded. */
  duration: number
  thumbnails: string | undefined
}

export const VideoScrubber = ({ state, actions, duration, thumbnails }: ScrubberProps) => {
  const { t } = useTranslation()
  const { clock } = useFormats()
  const { pictures, want: load } = useThumbnails(thumbnails)
  const [share, setShare] = useState<number | null>(null)
  const total = state.duration || duration
  const elapsed = clock(Math.floor(state.time))
  const left = clock(Math.max(0, Math.floor(total - state.time)))
  const hoverSeconds = share === null ? 0 : share * total
  const moveThumbnail = (event: PointerEvent) => {
    load()
    setShare(shareUnder(event))
  }
  return (
    <div className={controls.time}>
      <span aria-hidden>{elapsed}</span>
      <div
        className={css.track}
        onPointerMove={moveThumbnail}
        onPointerDown={moveThumbnail}
        onPointerLeave={() => setShare(null)}
        onPointerUp={({ pointerType }) => pointerType === 'touch' && setShare(null)}
      >
        {share !== null && total > 0 && (
          <ThumbnailPreview
            share={share}
            at={clock(Math.floor(hoverSeconds))}
            picture={thumbnailAt(pictures, hoverSeconds)}
          />
        )}
        <Range
          className={controls.range}
          aria-label={t('player.place')}
          aria-valuetext={t('player.placeText', {
            position: elapsed,
            duration: clock(Math.floor(total)),
          })}
          max={Math.max(1, Math.round(total))}
          step={1}
          value={Math.round(state.time)}
          onMove={actions.seek}
        />
      </div>
      <span aria-hidden>{`−${left}`}</span>
    </div>
  )
}
