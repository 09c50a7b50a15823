/** A film and everything one does with it, by buttons or by keys. */
import { type PointerEvent, useMemo } from 'react'
import { createVerbs } from './video-actions.ts'
import { useElement } from './use-video-state.ts'
import { useFilmKeys } from './use-video-keys.ts'
import { useFullscreen } from './use-fullscreen.ts'
import { useIdle } from './use-idle.ts'
import { usePress } from './use-press.ts'

interface Parts {
  video: HTMLVideoElement | null
  /** The player with its controls. */
  frame: HTMLElement | null
  toggleCaptions: () => void
}

export const useFilm = ({ video, frame, toggleCaptions }: Parts) => {
  const state = useElement(video)
  const verbs = useMemo(() => createVerbs({ video, frame }), [video, frame])
  const { isIdle, wake, rest } = useIdle(state.isPlaying)
  useFilmKeys({ frame, verbs, volume: state.volume, captions: toggleCaptions, wake })
  const press = usePress({ video, verbs, isIdle, wake, rest })
  /** Whoever is over the player with a pointer, or on one of its controls. */
  const hovering = {
    // A finger on the picture trembles: its tap says what it wants.
    onPointerMove: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') wake()
    },
    onFocus: wake,
  }
  const held = { onPointerDown: wake, onPointerMove: wake }
  return { state, verbs, isIdle, press, hovering, held, isFull: useFullscreen() }
}
