/** A picked quality stays on this device until another is picked. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { VideoLevel } from '../../../domain/video/video-quality.ts'
import {
  videoPreferences,
  restoreVideoPreferences,
  setVideoPreference,
} from '../../../state/video/video-preferences.ts'
import { isPoorConnection, networkQuality } from '../../../state/network/network-quality.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import type { VideoSource, VideoSourceNews } from './video-source.ts'
import { openVideoSource } from './open-video-source.ts'

export interface Qualities {
  levels: readonly VideoLevel[]
  showing: number
  height: number | null
  pick: (height: number | null) => void
}
const noSource: Required<VideoSourceNews> = { levels: [], showing: 0, hasFailed: false, isUnsupported: false }

interface VideoAddress {
  url: string
  type: string
  start: number
}

export const useVideoSource = (video: HTMLVideoElement | null, { url, type, start }: VideoAddress) => {
  const [news, setNews] = useState(noSource)
  const { name } = usePortal().tenant
  const { height } = useSnapshot(videoPreferences)
  const pick = (pickedHeight: number | null) => setVideoPreference(name, 'height', pickedHeight)
  useEffect(() => restoreVideoPreferences(name), [name])
  const isPoor = isPoorConnection(useSnapshot(networkQuality))
  const picking = useMemo(() => ({ height, isPoor }), [height, isPoor])
  const latestPicking = useRef(picking)
  const source = useRef<VideoSource>(null)
  useEffect(() => {
    latestPicking.current = picking
    source.current?.pick(picking)
  }, [picking])
  useEffect(() => {
    if (!video) return
    const onNews = (change: VideoSourceNews) => setNews((previous) => ({ ...previous, ...change }))
    source.current = openVideoSource({ video, url, start, picking: latestPicking.current, onNews }, type)
    return () => {
      source.current?.close()
      source.current = null
    }
  }, [video, url, type, start])
  const { levels, showing, hasFailed, isUnsupported } = news
  return { qualities: { levels, showing, height, pick } satisfies Qualities, hasFailed, isUnsupported }
}
