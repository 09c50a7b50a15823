/** Captions in the language of the page, else in the first there is; off until somebody asks for them. */
import { useCallback, useEffect, useState } from 'react'
import type { VideoStream } from '../../contract/video.ts'
import { usePortal } from '../../state/portal.tsx'

const show = ({ textTracks: [track] }: HTMLVideoElement, isOn: boolean) => {
  if (track) track.mode = isOn ? 'showing' : 'disabled'
}

export const useCaptions = (video: HTMLVideoElement | null, given: VideoStream['captions']) => {
  const { lang } = usePortal()
  const [isOn, setOn] = useState(false)
  const chosen = given.find((one) => one.lang === lang) ?? given[0]
  useEffect(() => {
    if (video) show(video, isOn)
  }, [video, isOn])
  const toggle = useCallback(() => setOn((was) => !was), [])
  return { chosen, isOn, toggle }
}
