/** Drawn by the browser itself, so that they stay in full screen; off by default. */
import { useCallback, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { Language } from '../../../contract/languages.ts'
import type { VideoStream } from '../../../contract/video.ts'
import { videoPreferences, setVideoPreference } from '../../../state/video/video-preferences.ts'
import { usePortal } from '../../../state/portal/portal.tsx'

export interface Captions {
  langs: readonly Language[]
  shownLang: Language | null
  show: (lang: Language | null) => void
  toggle: () => void
}

const showIn = ({ textTracks }: HTMLVideoElement, lang: Language | null) => {
  for (const track of textTracks) track.mode = track.language === lang ? 'showing' : 'disabled'
}

/** A browser that finds captions switched on may switch on another language as well. */
const keepShowing = (video: HTMLVideoElement, lang: Language | null) => {
  const update = () => {
    const showing = [...video.textTracks].filter(({ mode }) => mode === 'showing')
    if (showing.length > 1) showIn(video, lang)
  }
  showIn(video, lang)
  video.textTracks.addEventListener('change', update)
  return () => video.textTracks.removeEventListener('change', update)
}

export const useCaptions = (video: HTMLVideoElement | null, tracks: VideoStream['captions']): Captions => {
  const { lang, tenant } = usePortal()
  const { captions: chosen } = useSnapshot(videoPreferences)
  const show = useCallback(
    (nextLang: Language | null) => setVideoPreference(tenant.name, 'captions', nextLang),
    [tenant.name],
  )
  const langs = tracks.map((candidate) => candidate.lang)
  const shownLang = langs.find((candidate) => candidate === chosen) ?? null
  const first = langs.find((candidate) => candidate === lang) ?? langs[0] ?? null
  useEffect(() => (video ? keepShowing(video, shownLang) : undefined), [video, shownLang])
  const toggle = useCallback(() => show(shownLang ? null : first), [show, shownLang, first])
  return { langs, shownLang, show, toggle }
}
