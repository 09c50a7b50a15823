/** A click plays and pauses. A touch cannot hover, so a tap shows the controls, and two taps at a side skip. */
import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { videoStepSeconds } from '../../../domain/video/video-keys.ts'
import type { VideoActions } from './video-actions.ts'

interface Tap {
  at: number
  /** Share of the width, from where the scrubber starts to fill. */
  share: number
}
const togetherMs = 300

const sideOf = ({ share }: Tap) => (share < 1 / 3 ? -1 : share > 2 / 3 ? 1 : 0)

/** Two taps at the same side of the picture skip, and so does each further one. */
export const skipOf = (tap: Tap, before: Tap | null): -1 | 0 | 1 =>
  before && tap.at - before.at < togetherMs && sideOf(tap) === sideOf(before) ? sideOf(tap) : 0

interface Pressed {
  video: HTMLVideoElement | null
  actions: VideoActions
  isIdle: boolean
  showControls: () => void
  hideControls: () => void
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

export const usePress = ({ video, actions, isIdle, showControls, hideControls }: Pressed): Press => {
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
      if (!found || (video?.paused && video.played.length === 0)) return actions.toggle()
      const tap = tapOf(event)
      const skip = skipOf(tap, last.current)
      last.current = tap
      if (skip !== 0) actions.skip(skip * videoStepSeconds)
      if (skip !== 0 || found.wasIdle) showControls()
      else hideControls()
    },
  }
}
