/** A video and its actions, for buttons and keys. */
import { type PointerEvent, useMemo } from 'react'
import { createVideoActions } from './video-actions.ts'
import { useVideoState } from './use-video-state.ts'
import { useVideoKeys } from './use-video-keys.ts'
import { useFullscreen } from './use-fullscreen.ts'
import { useIdle } from './use-idle.ts'
import { usePress } from './use-press.ts'

interface PlayerParts {
  video: HTMLVideoElement | null
  /** The player with its controls. */
  frame: HTMLElement | null
  toggleCaptions: () => void
}

export const useVideoPlayer = ({ video, frame, toggleCaptions }: PlayerParts) => {
  const state = useVideoState(video)
  const verbs = useMemo(() => createVideoActions({ video, frame }), [video, frame])
  const { isIdle, wake, rest } = useIdle(state.isPlaying)
  useVideoKeys({ frame, verbs, volume: state.volume, captions: toggleCaptions, wake })
  const press = usePress({ video, verbs, isIdle, wake, rest })
  /** A pointer over the player, or focus on one of its controls. */
  const hovering = {
    // A touching finger trembles: its tap decides.
    onPointerMove: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') wake()
    },
    onFocus: wake,
  }
  const held = { onPointerDown: wake, onPointerMove: wake }
  return { state, verbs, isIdle, press, hovering, held, isFull: useFullscreen() }
}
