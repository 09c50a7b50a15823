/**
 * The one element in which all films of a page run: what a tap has allowed it stays allowed, so that the next episode
 * begins without another one, also on a phone that allows each element by itself.
 */
import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { VideoStream } from '../../../contract/video.ts'
import css from './VideoPlayer.module.css'
import type { Press } from './use-press.ts'

let only: HTMLVideoElement | null = null
const reel = () => {
  if (only) return only
  only = document.createElement('video')
  only.className = css.video ?? ''
  only.playsInline = true
  return only
}

interface ReelProps {
  captions: VideoStream['captions']
  onTake: (video: HTMLVideoElement) => void
  press: Press
}

export const Reel = ({ captions, onTake, press }: ReelProps) => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.append(reel())
    onTake(reel())
  }, [onTake])
  // Behind all who follow it: they note where it was left.
  useEffect(
    () => () => {
      reel().removeAttribute('src')
      reel().load()
    },
    [],
  )
  return (
    <div ref={place} className={css.reel} {...press}>
      {createPortal(
        // The captions come from the data; not every film has them.
        captions.map(({ lang, url }) => <track key={url} kind="captions" src={url} srcLang={lang} />),
        reel(),
      )}
    </div>
  )
}
