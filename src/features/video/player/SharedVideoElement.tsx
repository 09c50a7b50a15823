/** One element for all videos of a page: it stays unlocked by the first tap, also where each element needs one. */
import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { VideoStream } from '../../../contract/video.ts'
import css from './VideoPlayer.module.css'
import type { Press } from './use-press.ts'

let videoElement: HTMLVideoElement | null = null
const getVideoElement = () => {
  if (videoElement) return videoElement
  videoElement = document.createElement('video')
  videoElement.className = css.video ?? ''
  videoElement.playsInline = true
  return videoElement
}

interface SharedVideoElementProps {
  captions: VideoStream['captions']
  /** Shown until the first play or seek: many videos begin with a black picture. */
  poster: string
  onTake: (video: HTMLVideoElement) => void
  press: Press
}

export const SharedVideoElement = ({ captions, poster, onTake, press }: SharedVideoElementProps) => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    box.current?.append(getVideoElement())
    onTake(getVideoElement())
  }, [onTake])
  useLayoutEffect(() => {
    getVideoElement().poster = poster
  }, [poster])
  // After all followers, which save the position.
  useEffect(
    () => () => {
      for (const name of ['src', 'poster']) getVideoElement().removeAttribute(name)
      getVideoElement().load()
    },
    [],
  )
  return (
    <div ref={box} className={css.reel} {...press}>
      {createPortal(
        // The captions come from the data; not every video has them.
        captions.map(({ lang, url }) => <track key={url} kind="captions" src={url} srcLang={lang} />),
        getVideoElement(),
      )}
    </div>
  )
}
