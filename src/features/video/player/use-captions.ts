/** Drawn by the browser itself, so that they stay in full screen; off by default. */
import { useCallback, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { Language } from '../../../contract/languages.ts'
import type { VideoStream } from '../../../contract/video.ts'
import { videoPreferences, setVideoPreference } from '../../../state/video/video-preferences.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
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

/** A browser that finds captions switched on may switch on another language as well. */
const keepShowing = (video: HTMLVideoElement, lang: Language | null) => {
  const look = () => {
    const showing = [...video.textTracks].filter(({ mode }) => mode === 'showing')
    if (showing.length > 1) showIn(video, lang)
  }
  showIn(video, lang)
  video.textTracks.addEventListener('change', look)
  return () => video.textTracks.removeEventListener('change', look)
}

const raise = ({ textTracks, clientWidth, clientHeight }: HTMLVideoElement, isRaised: boolean) => {
  const line = isRaised ? -linesCovered(clientWidth, clientHeight) : 'auto'
  for (const track of textTracks)
    for (const cue of track.cues ?? []) if (cue instanceof VTTCue) cue.line = line
}

/** While the controls are visible the captions are above them. */
export const useRaisedCaptions = (video: HTMLVideoElement | null, isRaised: boolean) => {
  useEffect(() => {
    if (!video) return
    const follow = () => raise(video, isRaised)
    follow()
    // A track's cues load when it is first shown.
    video.addEventListener('load', follow, true)
    return () => video.removeEventListener('load', follow, true)
  }, [video, isRaised])
}

export const useCaptions = (video: HTMLVideoElement | null, given: VideoStream['captions']): Captions => {
  const { lang, tenant } = usePortal()
  const { captions: chosen } = useSnapshot(videoPreferences)
  const show = useCallback(
    (wanted: Language | null) => setVideoPreference(tenant.name, 'captions', wanted),
    [tenant.name],
  )
  const langs = given.map((one) => one.lang)
  const shown = langs.find((one) => one === chosen) ?? null
  const first = langs.find((one) => one === lang) ?? langs[0] ?? null
  useEffect(() => (video ? keepShowing(video, shown) : undefined), [video, shown])
  const toggle = useCallback(() => show(shown ? null : first), [show, shown, first])
  return { langs, shown, show, toggle }
}
