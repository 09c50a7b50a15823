import { type PointerEvent, useMemo, useEffect, useState } from 'react'
import { createVideoActions } from './video-actions.ts'
import { useVideoState } from './use-video-state.ts'
import { useVideoKeys } from './use-video-keys.ts'
import { useIdle } from './use-idle.ts'
import { usePress } from './use-press.ts'

const useFullscreen = (): boolean => {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const update = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', update)
    return () => document.removeEventListener('fullscreenchange', update)
  }, [])
  return isFull
}

interface PlayerParts {
  video: HTMLVideoElement | null
  frame: HTMLElement | null
  toggleCaptions: () => void
}

export const useVideoPlayer = ({ video, frame, toggleCaptions }: PlayerParts) => {
  const state = useVideoState(video)
  const actions = useMemo(() => createVideoActions({ video, frame }), [video, frame])
  const { isIdle, showControls, hideControls } = useIdle(state.isPlaying)
  useVideoKeys({ frame, actions, volume: state.volume, captions: toggleCaptions, showControls })
  const press = usePress({ video, actions, isIdle, showControls, hideControls })
  const frameHandlers = {
    // A touching finger trembles: its tap decides.
    onPointerMove: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') showControls()
    },
    onFocus: showControls,
  }
  const controlsHandlers = { onPointerDown: showControls, onPointerMove: showControls }
  return { state, actions, isIdle, press, frameHandlers, controlsHandlers, isFull: useFullscreen() }
}
