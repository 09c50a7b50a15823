/**
 * Taps and clicks on the picture. A click plays and pauses. A touch cannot hover, so a tap shows or hides the
 * controls while the video plays on; two taps at a side of the picture skip.
 */
import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { videoStepSeconds } from '../../../domain/video/video-keys.ts'
import type { VideoActions } from './video-actions.ts'
import { type Tap, skipOf } from './taps.ts'

interface Pressed {
  video: HTMLVideoElement | null
  verbs: VideoActions
  isIdle: boolean
  wake: () => void
  rest: () => void
}
export interface Press {
  onPointerDown: (event: PointerEvent) => void
  onClick: (event: MouseEvent) => void
}

const tapOf = ({ clientX, timeStamp, currentTarget }: MouseEvent): Tap => {
  const { left, width } = currentTarget.getBoundingClientRect()
  const share = (clientX - left) / Math.max(1, width)
  return { at: timeStamp, share: document.documentElement.dir === 'rtl' ? 1 - share : share }
}

export const usePress = ({ video, verbs, isIdle, wake, rest }: Pressed): Press => {
  /** State at the moment a finger touched. */
  const finger = useRef<{ wasIdle: boolean } | null>(null)
  const last = useRef<Tap | null>(null)
  return {
    onPointerDown: ({ pointerType }) => {
      finger.current = pointerType === 'touch' ? { wasIdle: isIdle } : null
    },
    onClick: (event) => {
      const found = finger.current
      finger.current = null
      // Where autoplay was blocked, any tap starts it.
      if (!found || (video?.paused && video.played.length === 0)) return verbs.toggle()
      const tap = tapOf(event)
      const skip = skipOf(tap, last.current)
      last.current = tap
      if (skip !== 0) verbs.skip(skip * videoStepSeconds)
      if (skip !== 0 || found.wasIdle) wake()
      else rest()
    },
  }
}
