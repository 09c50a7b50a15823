/** A film and everything one does with it, by buttons or by keys. */
import { useMemo } from 'react'
import { createVerbs } from './film-verbs.ts'
import { useElement } from './use-element.ts'
import { useFilmKeys } from './use-film-keys.ts'
import { useFullscreen } from './use-fullscreen.ts'
import { useIdle } from './use-idle.ts'

interface Parts {
  video: HTMLVideoElement | null
  /** The player with its controls. */
  frame: HTMLElement | null
  toggleCaptions: () => void
}

export const useFilm = ({ video, frame, toggleCaptions }: Parts) => {
  const state = useElement(video)
  const verbs = useMemo(() => createVerbs({ video, frame }), [video, frame])
  const { isIdle, wake } = useIdle(state.isPlaying)
  useFilmKeys({ frame, verbs, volume: state.volume, captions: toggleCaptions, wake })
  return { state, verbs, isIdle, wake, isFull: useFullscreen() }
}
