/** Captions, drawn by the browser itself so that they stay in full screen; off until somebody asks for them. */
import { useCallback, useEffect } from 'react'
import type { Language } from '../../../contract/languages.ts'
import type { VideoStream } from '../../../contract/video.ts'
import { usePortal } from '../../../state/portal.tsx'
import { useRemembered } from '../../../state/remembered.ts'
import { linesCovered } from './caption-lines.ts'

export interface Captions {
  langs: readonly Language[]
  /** Language that is shown. */
  shown: Language | null
  show: (lang: Language | null) => void
  toggle: () => void
}

const showIn = ({ textTracks }: HTMLVideoElement, lang: Language | null) => {
  for (const track of textTracks) track.mode = track.language === lang ? 'showing' : 'disabled'
}

const raise = ({ textTracks, clientWidth, clientHeight }: HTMLVideoElement, isRaised: boolean) => {
  const line = isRaised ? -linesCovered(clientWidth, clientHeight) : 'auto'
  for (const track of textTracks)
    for (const cue of track.cues ?? []) if (cue instanceof VTTCue) cue.line = line
}

/** While the controls are there the captions stand above them. */
export const useRaisedCaptions = (video: HTMLVideoElement | null, isRaised: boolean) => {
  useEffect(() => {
    if (!video) return
    const follow = () => raise(video, isRaised)
    follow()
    // A track's own cues come when it is first shown.
    video.addEventListener('load', follow, true)
    return () => video.removeEventListener('load', follow, true)
  }, [video, isRaised])
}

export const useCaptions = (video: HTMLVideoElement | null, given: VideoStream['captions']): Captions => {
  const { lang } = usePortal()
  const [chosen, show] = useRemembered<Language | null>('film captions', null)
  const langs = given.map((one) => one.lang)
  const shown = langs.find((one) => one === chosen) ?? null
  const first = langs.find((one) => one === lang) ?? langs[0] ?? null
  useEffect(() => {
    if (video) showIn(video, shown)
  }, [video, shown])
  const toggle = useCallback(() => show(shown ? null : first), [show, shown, first])
  return { langs, shown, show, toggle }
}
